import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Fetch } from "#web/shell/calls/send-call.ts";
import { useSignUp } from "./use-sign-up.ts";

const answering =
  (answer: () => Response): Fetch =>
  async () =>
    answer();

const success = answering(() => Response.json({ Success: true }));
const refusal = answering(() => Response.json({ Success: false }));

test("sign-up goes from idle over subscribing to success [W-003]", async () => {
  let answer: (response: Response) => void = () => undefined;
  const waiting: Fetch = () => new Promise((resolve) => (answer = resolve));
  const { result } = renderHook(() => useSignUp("idle", waiting));
  expect(result.current.state).toBe("idle");
  let asked: Promise<void> | undefined;
  act(() => void (asked = result.current.ask("anna@post.example")));
  expect(result.current.state).toBe("subscribing");
  await act(async () => {
    answer(Response.json({ Success: true }));
    await asked;
  });
  expect(result.current.state).toBe("success");
});

test("an empty address is an error without asking; whatever else fails is one too [W-003] [W-008]", async () => {
  const failures: readonly [string, Fetch][] = [
    ["   ", success],
    ["anna@post.example", refusal],
    ["anna@post.example", () => Promise.reject(new Error("offline"))],
    ["anna@post.example", answering(() => new Response("<html>"))],
  ];
  for (const [email, fetch] of failures) {
    const { result } = renderHook(() => useSignUp("idle", fetch));
    await act(() => result.current.ask(email));
    expect(result.current).toMatchObject({ state: "error", message: "Vänligen ange en giltig mejladress" });
  }
});

test("what is sent is the address and nothing else [W-008]", async () => {
  const sent: [string, RequestInit][] = [];
  const { result } = renderHook(() =>
    useSignUp("idle", async (address, init) => {
      sent.push([address, init]);
      return Response.json({ Success: true });
    }),
  );
  await act(() => result.current.ask("anna@post.example"));
  expect(sent.map(([address, init]) => [address, init.method, (init.body as URLSearchParams).toString()])).toEqual([
    ["/ajax/register-email/", "POST", "email=anna%40post.example"],
  ]);
});
