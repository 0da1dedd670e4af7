import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { cancellationPhase, type CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { HandoverCard } from "./FollowCards.tsx";
import { FollowSteps } from "./FollowSteps.tsx";

const record: CancellationRecord = {
  orderId: "order",
  vertical: "sample",
  product: "bilförsäkring",
  insurerName: "Granskog",
  endsOn: "2027-01-18",
  next: { name: "Rattvis", startsOn: "2027-01-18" },
  askedAtMs: Date.parse("2026-11-14T13:41:00Z"),
  mandate: "",
  notice: {
    state: "sent",
    to: "uppsagning@granskog.example",
    settledAtMs: Date.parse("2026-11-14T13:42:00Z"),
    serverAnswer: "250 OK",
  },
  reportedAtMs: undefined,
  answer: undefined,
};
const answer = { isConfirmed: true, by: "customer", atMs: record.askedAtMs, text: "Avslutad." } as const;

afterEach(cleanup);

const show = (changes: Partial<CancellationRecord> = {}) => {
  render(<FollowSteps record={{ ...record, ...changes }} />, { wrapper: InsuranceTexts });
  return screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
};

it("a mail that the server took is not shown as read or confirmed", () => {
  expect(show()).toEqual(["Skickad", "Mottagen", "Bekräftad"]);
  expect(screen.getByText(/Det betyder inte att någon har läst det/)).toBeTruthy();
  expect(screen.getByText("Serverns svar: 250 OK")).toBeTruthy();
  expect(screen.getByText("Väntar")).toBeTruthy();
});

it("a confirmation is shown with what came back", () => {
  show({ answer });
  expect(screen.getByText("Svaret: Avslutad.")).toBeTruthy();
  expect(screen.queryByText("Väntar")).toBeNull();
});

it("a lost notice, and one that staff could not get confirmed, are shown as such", () => {
  expect(show({ notice: { ...record.notice, state: "failed" } })[1]).toBe("Inte mottagen");
  cleanup();
  expect(show({ answer: { ...answer, isConfirmed: false, by: "staff" } })[2]).toBe("Inte bekräftad");
});

it.each([
  ["sending", { notice: { ...record.notice, state: "queued" } }],
  ["waiting", {}],
  ["lost", { notice: { ...record.notice, state: "uncertain" } }],
  ["confirmed", { answer }],
  ["left-to-customer", { answer: { ...answer, isConfirmed: false } }],
] as const)("is %s", (phase, changes) => {
  expect(cancellationPhase({ ...record, ...changes })).toBe(phase);
});

it.each([
  ["2027-01-18", "Inga dagar utan försäkring, inga dubbla."],
  ["2027-01-11", "11–17 januari betalar du båda."],
  ["2027-01-20", "18–19 januari är du utan försäkring."],
])("the line of stored dates with a start on %s: %s", (startsOn, text) => {
  render(<HandoverCard record={{ ...record, next: { name: "Rattvis", startsOn } }} />, { wrapper: InsuranceTexts });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("img", { name: /^Granskog till och med 17 januari 2027, Rattvis från / })).toBeTruthy();
});
