import { expect, it } from "vitest";
import { createRequestCoalescer } from "./request-coalescing.ts";

function desk(isOn: boolean) {
  const once = createRequestCoalescer<number>(isOn);
  let asked = 0;
  const answers: ((value: number) => void)[] = [];
  const put = () => {
    asked++;
    return new Promise<number>((resolve) => answers.push(resolve));
  };
  return { ask: (question: string) => once.request(question, put), answers, asked: () => asked };
}

it("concurrent equal requests are sent once, and both get the answer", async () => {
  const { ask, answers, asked } = desk(true);
  const [first, second, other] = [ask("a"), ask("a"), ask("b")];
  expect([first.isShared, second.isShared, other.isShared, asked()]).toEqual([false, true, false, 2]);
  answers[0]?.(7);
  expect(await Promise.all([first.answer, second.answer])).toEqual([7, 7]);
});

it("a request that has been answered, or has failed, is sent again", async () => {
  const once = createRequestCoalescer<number>(true);
  await once.request("a", () => Promise.resolve(1)).answer;
  expect(once.request("a", () => Promise.resolve(2))).toMatchObject({ isShared: false });
  await expect(once.request("b", () => Promise.reject(new Error("down"))).answer).rejects.toThrow("down");
  await Promise.resolve();
  expect(once.request("b", () => Promise.resolve(3)).isShared).toBe(false);
});

it("every request is sent when coalescing is off", () => {
  const { ask, asked } = desk(false);
  ask("a");
  ask("a");
  expect(asked()).toBe(2);
});
