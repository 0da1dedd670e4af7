import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ClaimHelp } from "#domain/claims/claim-help.ts";
import { ClaimCards } from "./ClaimCards.tsx";

const help: ClaimHelp = {
  heldId: "held",
  knownFrom: "held",
  source: "ordered",
  vertical: "sample",
  product: "exempelförsäkring",
  providerName: "Granskog",
  providerSlug: "granskog",
  startsOn: undefined,
  knownOn: "2026-11-14",
  plates: "SPV 24K",
  providerNumber: "GR-77",
  orderNumber: "4821 6630",
  contact: {
    phone: "08-465 004 41",
    hours: "måndag–fredag 08:00–17:00",
    otherHoursPhone: "08-465 004 42",
    url: "https://www.granskog.example/skada/",
  },
  excess: { kind: "known", rows: [{ name: "Glas", text: "1 500 kr" }] },
  steps: [
    { title: "Säkra platsen", text: "Först." },
    { title: "Anmäl till bolaget", text: "Sist." },
  ],
  ready: ["När det hände"],
};

afterEach(cleanup);

const show = (changes: Partial<ClaimHelp> = {}, isCopy = false) =>
  render(<ClaimCards help={{ ...help, ...changes }} isCopy={isCopy} />);
const hrefOf = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");

it("the numbers are dialled, at office hours and at others, and the insurer's page is linked", () => {
  show();
  expect(hrefOf("Ring 08-465 004 41")).toBe("tel:0846500441");
  expect(hrefOf("08-465 004 42")).toBe("tel:0846500442");
  expect(screen.getByText("Öppet måndag–fredag 08:00–17:00.")).toBeTruthy();
  expect(hrefOf(/^Anmäl på bolagets webbplats/)).toBe("https://www.granskog.example/skada/");
});

it("the steps are in order, and the numbers and the excess are the person's own", () => {
  show();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Säkra platsen",
    "Anmäl till bolaget",
  ]);
  for (const text of ["SPV 24K", "GR-77", "4821 6630", "1 500 kr", "När det hände"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("Som bolaget angav den när du beställde 14 november 2026.")).toBeTruthy();
});

it("an excess that is not known is not shown, but where to find it is", () => {
  show({ excess: { kind: "unknown" } });
  expect(screen.queryByText(/\d kr$/)).toBeNull();
  expect(screen.getByText(/^Vi vet inte vilken självrisk du har\. Den står på försäkringsbrevet/)).toBeTruthy();
  cleanup();
  show({ excess: { kind: "none" } });
  expect(screen.getByText("Den här försäkringen har ingen självrisk.")).toBeTruthy();
});

it("an insurer without a known number has none, and neither has an insurance", () => {
  show({ contact: undefined, providerNumber: undefined, orderNumber: undefined, plates: undefined });
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(/^Vi har inget nummer till Granskog\./)).toBeTruthy();
  expect(screen.getByText("Försäkringens nummer står på försäkringsbrevet från bolaget.")).toBeTruthy();
});

it("what has not begun is stated, and only the page itself has the note about its copy", () => {
  show({ startsOn: "2026-12-01" });
  expect(screen.getByText(/^Försäkringen börjar gälla 1 december 2026\./)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Finns även utan internet" })).toBeTruthy();
  cleanup();
  show({}, true);
  expect(screen.queryByText(/börjar gälla/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Finns även utan internet" })).toBeNull();
});
