import { expect, test } from "vitest";
import { answerWithin, BrowserHangs } from "./limited-driver.ts";

test("a command that is never answered ends, and differs from one that fails", async () => {
  const never = new Promise<void>(() => undefined);
  await expect(answerWithin(20, "press", never)).rejects.toThrow(BrowserHangs);
  await expect(answerWithin(20, "press", never)).rejects.toThrow("has not answered press within 0.02 s");
  const failing = answerWithin(1_000, "press", Promise.reject(new Error("no such button")));
  await expect(failing).rejects.not.toThrow(BrowserHangs);
});

test("an answer is passed on, and one that comes too late is left alone", async () => {
  await expect(answerWithin(1_000, "texts", Promise.resolve(["Sparv"]))).resolves.toEqual(["Sparv"]);
  const late = new Promise<void>((_, reject) => setTimeout(() => reject(new Error("gone")), 30));
  await expect(answerWithin(10, "close", late)).rejects.toThrow(BrowserHangs);
  await new Promise((resolve) => setTimeout(resolve, 40));
});
