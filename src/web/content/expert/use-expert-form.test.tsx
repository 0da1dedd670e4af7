import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useExpertForm } from "./use-expert-form.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const GOOD = { email: "anna@post.example", question: "Vilken självrisk ska jag ha på bilen?" };

function open(answers: readonly object[], solve = vi.fn(async () => "proof")) {
  const sent: Record<string, string>[] = [];
  const send = async (_: string, { body }: RequestInit) => {
    const answer = answers[sent.length];
    sent.push(Object.fromEntries(body as URLSearchParams));
    return Response.json(answer);
  };
  const { result } = renderHook(() => useExpertForm({ kind: "idle" }, { solve, send, random: () => 0.5 }));
  const begin = (fields: Record<string, string>): Promise<void> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return result.current.submit(form);
  };
  const submit = (fields: Record<string, string>) => act(() => begin(fields));
  return { result, sent, solve, begin, submit };
}

const taken = (State: string) => ({ Success: true, Error: [], Data: { Result: { State } } });
const refused = (ParameterId: string) => ({ Success: false, Error: [{ ParameterId, Message: "Nej" }], Data: null });

it("shows what is missing at once, without proof of work and without sending", async () => {
  const { result, sent, solve, submit } = open([]);
  await submit({ email: "", question: "" });
  expect(result.current.state).toMatchObject({ kind: "error", errors: [{ field: "email" }, { field: "question" }] });
  expect(sent).toEqual([]);
  expect(solve).not.toHaveBeenCalled();
});

it("keeps the proof while a field is wrong, and computes a new one when the proof was [W-015]", async () => {
  const { result, sent, solve, submit } = open([refused("email"), refused("captcha"), taken("open")]);
  await submit(GOOD);
  expect(result.current.state).toEqual({ kind: "error", errors: [{ field: "email", message: "Nej" }] });
  await submit(GOOD);
  expect(solve).toHaveBeenCalledTimes(1);
  await submit(GOOD);
  expect(solve).toHaveBeenCalledTimes(2);
  expect(result.current.state).toEqual({ kind: "success", state: "open" });
  expect(sent[0]).toEqual({ ...GOOD, website: "", captcha: "450", proof: "proof" });
});

it("sends the question without a proof when the proof of work takes too long", async () => {
  const endless = vi.fn(
    (signal?: AbortSignal) =>
      new Promise<string>((resolve) => signal?.addEventListener("abort", () => resolve(""), { once: true })),
  );
  const { result, sent, begin } = open([taken("unconfirmed")], endless);
  act(() => void begin(GOOD));
  await act(() => vi.advanceTimersByTimeAsync(7_900));
  expect(result.current.state).toEqual({ kind: "sending" });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(sent[0]?.["proof"]).toBe("");
  expect(result.current.state).toEqual({ kind: "success", state: "unconfirmed" });
});
