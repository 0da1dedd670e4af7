import { expect, it } from "vitest";
import { judgeMails } from "./watch-verdict.ts";

const mail = (mailId: string, to = "a@post.example") => ({
  to,
  atMs: 0,
  messageId: `<${mailId}@sparv.example>`,
  oneClickUrl: "",
});
const row = (mail_id: string | null, state: string | null = "sent") => ({ mail_id, state });
const watch = (email: string, arrivedBefore?: number) => ({ email, arrivedBefore }) as never;

it("a mail that arrived once is well", () => {
  expect(judgeMails([mail("1")], [row("1"), row(null, null)], [watch("a@post.example")])).toEqual({
    mailsDoubled: 0,
    mailsAfterStop: 0,
    mailsMissing: 0,
    uncertain: 0,
  });
});

it("a second copy, and a mail that nothing is known of, are counted", () => {
  expect(judgeMails([mail("1"), mail("1"), mail("2")], [row("1")], []).mailsDoubled).toBe(2);
});

it("a mail after the watch was stopped is counted", () => {
  const arrived = [mail("1"), mail("2", "b@post.example"), mail("3")];
  const rows = [row("1"), row("2"), row("3")];
  expect(judgeMails(arrived, rows, [watch("a@post.example", 1), watch("b@post.example")]).mailsAfterStop).toBe(1);
});

it("a mail that was sent and did not arrive is missing, and one without an answer is uncertain", () => {
  expect(judgeMails([], [row("1"), row("2", "uncertain")], [])).toMatchObject({ mailsMissing: 1, uncertain: 1 });
});
