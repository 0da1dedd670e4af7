import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { AnswerState } from "#domain/application/answer-state.ts";
import type { AnswerView, ApplicationView } from "#domain/application/application-view.ts";
import { ApplicationScreen } from "./ApplicationScreen.tsx";
import { describeApplication } from "./describe-application.ts";
import { listDays } from "./list-days.ts";

afterEach(cleanup);

const NOW_MS = Date.parse("2026-11-14T13:32:00Z");

const answer = (providerName: string, state: AnswerState, changes: Partial<AnswerView> = {}): AnswerView => ({
  providerSlug: providerName.toLowerCase(),
  providerName,
  state,
  changedAtMs: Date.parse("2026-11-14T08:12:00Z"),
  untilMs: undefined,
  offer: undefined,
  isCheapest: false,
  needed: undefined,
  canAccept: false,
  isOnHold: false,
  ...changes,
});

const offered = (providerName: string, changes: Partial<AnswerView> = {}): AnswerView =>
  answer(providerName, "offered", {
    untilMs: Date.parse("2026-12-12T10:00:00Z"),
    offer: {
      headline: { label: "Effektiv ränta", value: "7,17 %" },
      figures: [{ label: "Totalt", value: "142 380 kr" }],
      summary: "120 000 kr på 5 år.",
    },
    canAccept: true,
    ...changes,
  });

const application = (answers: readonly AnswerView[], changes: Partial<ApplicationView> = {}): ApplicationView => ({
  applicationHash: "abc",
  vertical: "any",
  state: "open",
  amountOre: 12_000_000,
  appliedAtMs: Date.parse("2026-11-12T09:00:00Z"),
  changedAtMs: NOW_MS,
  answerByMs: Date.parse("2026-11-16T09:00:00Z"),
  answers,
  explanation: { text: "Så här.", example: "120 000 kr på 5 år." },
  steps: ["Du läser avtalet."],
  withdrawal: { before: "Pengarna betalas tillbaka.", after: "Betala tillbaka." },
  help: undefined,
  ...changes,
});

const show = (shown: ApplicationView, step?: "withdraw" | "end") =>
  render(<ApplicationScreen application={shown} nowMs={NOW_MS} step={step} newsCount={0} />);

const FIVE = [
  offered("Örtugen", { isCheapest: true }),
  offered("Räntmäster", { changedAtMs: Date.parse("2026-11-13T08:00:00Z") }),
  answer("Lånstugan", "needed", { needed: { text: "De vill se mer.", action: "Skicka", label: "Fil" } }),
  answer("Styvern", "received"),
  answer("Skärvan", "declined", { changedAtMs: Date.parse("2026-11-12T09:01:00Z") }),
];

describe("the answers of an application", () => {
  test("each have their state and the one thing that can be done, in the order given", () => {
    show(application(FIVE));
    const cards = screen.getAllByRole("article");
    expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual(
      FIVE.map(({ providerName }) => providerName),
    );
    const [first, second, third, fourth, last] = cards.map((card) => card.textContent);
    expect(first).toMatch(/Svarat idag 09:12.*Lägst kostnad.*7,17 %.*Gäller till 12 december/);
    expect(second).toContain("Svarat 13 november");
    expect(third).toContain("Vill veta mer");
    expect(fourth).toContain("Svaret väntas senast måndag 16 november");
    expect(last).toContain("Svarade nej 12 november");
    expect(screen.getByRole("link", { name: /^Acceptera med BankID\s+hos Örtugen$/ }).getAttribute("href")).toBe(
      "/minasidor/ansokningar/abc/avtal/?bolag=%C3%B6rtugen",
    );
    expect(screen.getByRole("link", { name: /^Skicka\s+hos Lånstugan$/ }).getAttribute("href")).toContain(
      "/komplettera/",
    );
    expect(screen.getByText("Så räknar vi")).toBeTruthy();
    expect(screen.getByText("När du accepterar")).toBeTruthy();
  });

  test("are placed on the day that they came, and the awaited on the last day", () => {
    const days = listDays(application(FIVE), NOW_MS);
    expect(
      days.map(({ day, marks }) => [day.slice(8), ...marks.map((mark) => `${mark.providerName} ${mark.kind}`)]),
    ).toEqual([
      ["12", "Skärvan declined"],
      ["13", "Räntmäster offered"],
      ["14", "Örtugen offered", "Lånstugan needed"],
      ["15"],
      ["16", "Styvern waiting"],
    ]);
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(["2026-11-14"]);
  });

  test.each<[string, ApplicationView, string, string]>([
    [
      "two so far",
      application(FIVE),
      "Två erbjudanden hittills",
      "3 av 5 har svarat. Du behöver inte skynda dig, båda",
    ],
    ["none yet", application([answer("A", "asking")]), "Inga erbjudanden än", "0 av 1 har svarat."],
    [
      "all have answered",
      application([offered("A")], { state: "answered" }),
      "Ett erbjudande",
      "gäller till 12 december",
    ],
    ["signed", application([answer("A", "accepting")], { state: "accepted" }), "Du har accepterat A", "A bekräftar"],
    [
      "accepted",
      application([answer("A", "accepted", { untilMs: Date.parse("2026-11-28T10:00:00Z") })], { state: "accepted" }),
      "Du har accepterat A",
      "Du kan ångra dig till 28 november 2026.",
    ],
    ["completed", application([answer("A", "completed")], { state: "accepted" }), "Du har accepterat A", "har gått ut"],
    [
      "withdrawing",
      application([answer("A", "withdrawing")], { state: "accepted" }),
      "Du har ångrat dig hos A",
      "väntar",
    ],
    ["withdrawn", application([answer("A", "withdrawn")], { state: "ended" }), "Du har ångrat dig", "A har bekräftat"],
    [
      "declined",
      application([answer("A", "declined")], { state: "ended" }),
      "Inga erbjudanden den här gången",
      "ingen",
    ],
    ["expired", application([answer("A", "expired")], { state: "ended" }), "Erbjudandena gäller inte längre", "i tid"],
    ["ended", application([answer("A", "ended")], { state: "ended" }), "Ansökan är avslutad", "avslutat"],
  ])("%s", (_name, shown, heading, lead) => {
    const head = describeApplication(shown);
    expect(head.heading).toBe(heading);
    expect(head.lead).toContain(lead);
  });

  test("that all are no come with help", () => {
    const help = { heading: "Råd", text: "Budgetrådgivning.", link: { text: "Hitta", url: "https://råd.example/" } };
    show(application([answer("A", "declined")], { state: "ended", help }));
    expect(screen.getByText("Budgetrådgivning.")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Hitta/ }).getAttribute("target")).toBe("_blank");
    expect(screen.queryByText("Svaren dag för dag")).toBeNull();
  });
});

describe("what cannot be undone", () => {
  const accepted = answer("A", "accepted", { untilMs: Date.parse("2026-11-28T10:00:00Z") });

  test("is a link first, and a form only after the question", () => {
    const { unmount } = show(application([accepted], { state: "accepted" }));
    expect(screen.getByRole("link", { name: "Ångra avtalet" }).getAttribute("href")).toBe(
      "/minasidor/ansokningar/abc/?steg=angra",
    );
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    const { container } = show(application([accepted], { state: "accepted" }), "withdraw");
    expect(screen.getByRole("button", { name: "Ja, ångra avtalet" })).toBeTruthy();
    expect(new FormData(container.querySelector("form") ?? undefined).get("provider")).toBe("a");
  });

  test("is not asked about when it is no longer possible", () => {
    show(application([answer("A", "withdrawn")], { state: "ended" }), "withdraw");
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    show(application([accepted], { state: "accepted" }), "end");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
