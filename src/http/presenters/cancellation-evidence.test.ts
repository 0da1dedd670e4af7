import { expect, it } from "vitest";
import type { CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { writeEvidence } from "./cancellation-evidence.ts";

const record: CancellationRecord = {
  orderId: "48216630abcdefghijklmn",
  vertical: "sample",
  product: "bilförsäkring",
  insurerName: "Granskog",
  endsOn: "2027-01-18",
  next: { name: "Rattvis", startsOn: "2027-01-18" },
  askedAtMs: Date.parse("2026-11-14T13:41:00Z"),
  mandate: "Jag ger Sparv fullmakt.",
  notice: {
    state: "sent",
    to: "uppsagning@granskog.example",
    settledAtMs: Date.parse("2026-11-14T13:42:09Z"),
    serverAnswer: "250 OK",
  },
  reportedAtMs: undefined,
  answer: undefined,
};

/** The lines of the file, which are broken at spaces. */
function textOf(changes: Partial<CancellationRecord> = {}): string {
  const { content } = writeEvidence({ ...record, ...changes }, { nouns: insuranceNouns });
  const lines = [
    ...Buffer.from(content)
      .toString("latin1")
      .matchAll(/<([0-9a-f]*)> Tj/g),
  ];
  return lines.map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join(" ");
}

it("holds what was sent, when, how, and the mail server's answer, without claiming that it was read", () => {
  const text = textOf();
  for (const part of ["uppsagning@granskog.example", "250 OK", "14:42", "Jag ger Sparv fullmakt."])
    expect(text).toContain(part);
  expect(text).toContain("Bolaget har inte");
});

it("holds what came back, and who has it", () => {
  const atMs = Date.parse("2026-11-20T09:00:00Z");
  const answer = { isConfirmed: true, by: "customer", atMs, text: "Vi har avslutat." } as const;
  const text = textOf({ answer, reportedAtMs: atMs });
  expect(text).toContain("Vi har avslutat.");
  expect(text).toContain("du lade till");
  expect(textOf({ answer: { ...answer, by: "staff" } })).toContain("kundservice");
  expect(textOf({ notice: { ...record.notice, state: "failed", serverAnswer: "550" } })).toContain("550");
});
