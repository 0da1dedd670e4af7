import { expect, it } from "vitest";
import type { ReceivedMail } from "#simulators/mail/mailbox.ts";
import { arrivedIds } from "./records.ts";

const mail = (id: string, headers: Record<string, string> = {}) =>
  ({ messageId: `<${id}@sparv.example>`, headers }) as ReceivedMail;
const repeated = (id: string) => mail(id, { "X-Sparv-Repeat": "1" });

it("a copy that is marked as a repetition is no second mail", () => {
  expect(arrivedIds([mail("a"), repeated("a"), mail("b")])).toEqual(["a", "b"]);
});

it("a mail whose first copy was lost on the way arrived once", () => {
  expect(arrivedIds([repeated("a"), repeated("a")])).toEqual(["a"]);
});

it("a second copy without the mark is a second mail", () => {
  expect(arrivedIds([mail("a"), mail("a")])).toEqual(["a", "a"]);
});
