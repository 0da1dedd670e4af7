import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import type { AccountOrder, FormerInsurance } from "#domain/account/account-order.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { OrderCard } from "./OrderCard.tsx";

afterEach(cleanup);

const place = webVerticals[0]?.description;

const placed: AccountOrder = {
  orderId: "ord-1",
  vertical: place?.name ?? "",
  product: "bilförsäkring",
  providerName: "Rattvis",
  providerSlug: "rattvis",
  subscriptionName: "Halv",
  thing: "SPV 24K",
  state: "starting",
  phase: "contract",
  providerOrderId: "48216630",
  fee: { value: 25_800, unit: "ore-month" },
  yearlyFeeOre: 309_600,
  startDate: "2027-01-18",
  orderedAtMs: Date.parse("2026-11-14T10:00Z"),
  signedAtMs: undefined,
  withdrawal: { kind: "open", lastDay: "2026-11-30" },
  former: { kind: "not-asked" },
  notices: [],
  terms: [],
  factSheet: { name: "Faktablad", url: "https://rattvis.example/faktablad.pdf" },
};

async function show(changes: Partial<AccountOrder> = {}): Promise<void> {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ customerServicePhone: "08-465 004 00", salesPhone: "08-465 004 10" }),
      HydrateFallback: () => null,
      Component: () => <OrderCard order={{ ...placed, ...changes }} />,
    },
  ]);
  render(<Stub />, { wrapper: InsuranceTexts });
  await screen.findByRole("article");
}

const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

describe("an order on my pages", () => {
  test("has the same number as its page, mail and support page", async () => {
    const orderId = "ajUr-hdUxKq0Zr9uT3mWb1LcV5s";
    await show({ orderId });
    const text = screen.getByRole("article").textContent;
    expect(text).toContain(`Sparvs ordernummer: ${formatOrderNumber(orderId)}`);
    expect(text).not.toContain(orderId);
  });

  test("has its documents, the link to withdraw it and the link to its page", async () => {
    await show();
    expect(hrefOf("Orderbekräftelse (PDF)")).toBe("/minasidor/ordrar/bekraftelse/?order=ord-1");
    expect(hrefOf(/^Faktablad/)).toBe("https://rattvis.example/faktablad.pdf");
    expect(hrefOf(/^Ångra köp/)).toBe(`${place?.path}order/angra/?order=ord-1`);
    expect(hrefOf(/^Visa beställningen/)).toBe(`${place?.path}order/klar/?order=ord-1`);
    expect(screen.getByText("Du kan ångra köpet till och med 30 november 2026.")).toBeDefined();
    expect(screen.queryByRole("link", { name: /Uppsägning/ })).toBeNull();
  });

  test("links to the help for when something has happened, where there is any", async () => {
    await show({ hasClaims: true });
    expect(hrefOf(/^Något har hänt/)).toBe("/minasidor/skada/ord-1/");
    cleanup();
    await show();
    expect(screen.queryByRole("link", { name: /^Något har hänt/ })).toBeNull();
  });

  test("shows when it was signed with BankID, if it was", async () => {
    await show({ signedAtMs: Date.parse("2026-11-14T09:59Z") });
    expect(screen.getByText("Underskriven med BankID 14 november 2026 kl. 10:59.")).toBeDefined();
    cleanup();
    await show();
    expect(screen.queryByText(/Underskriven/)).toBeNull();
  });

  test("is marked when it is a demonstration", async () => {
    await show({ isDemo: true });
    expect(screen.getByText("Halv · SPV 24K · Demodata")).toBeDefined();
  });

  const asked = { insurerName: "Granskog", endsOn: "2027-01-18", askedAtMs: 1 };
  test.each<[FormerInsurance, RegExp]>([
    [{ kind: "not-asked" }, /^Vi har inte sagt upp någon gammal försäkring åt dig\.$/],
    [{ kind: "queued", ...asked }, /^Uppsägningen är på väg till Granskog\. Försäkringen upphör 18 januari 2027\.$/],
    [{ kind: "sent", ...asked }, /^Uppsägningen är skickad till Granskog\./],
    [{ kind: "confirmed", ...asked }, /^Granskog har bekräftat uppsägningen\. Försäkringen upphör 18 januari 2027\.$/],
    [{ kind: "failed", ...asked }, /^Vi vet inte säkert att uppsägningen har kommit fram till Granskog\./],
  ])("shows the state of the former insurance: %o", async (former, text) => {
    await show({ former });
    expect(screen.getByText(text)).toBeDefined();
    const hasNotice = screen.queryByRole("link", { name: /^Uppsägning av den gamla/ }) !== null;
    expect(hasNotice).toBe(former.kind !== "not-asked");
    expect(screen.queryByRole("link", { name: "08-465 004 00" }) !== null).toBe(former.kind === "failed");
  });

  test("that failed shows it, and offers neither documents nor a withdrawal", async () => {
    await show({
      state: "refused",
      phase: "ended",
      withdrawal: { kind: "none" },
      former: undefined,
      factSheet: undefined,
    });
    expect(screen.getByText("Bolaget tackade nej. Ingenting är tecknat.")).toBeDefined();
    expect(screen.queryByRole("link", { name: /PDF|Ångra/ })).toBeNull();
  });

  test("that was withdrawn shows when, and whether the provider is informed", async () => {
    const withdrawal = {
      kind: "withdrawn",
      atMs: Date.parse("2026-11-15T09:03Z"),
      outcome: "confirmed",
      closing: undefined,
    } as const;
    await show({ state: "withdrawn", withdrawal });
    expect(screen.getByText("Du ångrade köpet 15 november 2026 kl. 10:03. Bolaget har bekräftat det.")).toBeDefined();
    expect(screen.queryByRole("link", { name: /^Ångra köp/ })).toBeNull();
  });
});

test("a confirmation that did not arrive is stated, with the way to give another address", async () => {
  await show({ confirmation: { state: "undelivered", sentTo: "a•••@exempel.se", mayChange: true } });
  expect(screen.getByText(/kom inte fram till a•••@exempel\.se/)).toBeTruthy();
  const link = screen.getByRole("link", { name: /^Ange en ny mejladress\s*Bilförsäkring hos Rattvis$/ });
  expect(link.getAttribute("href")).toContain("order/ny-adress/?order=ord-1");
});

describe("a delivery that is followed", () => {
  test("is a row with its state and day", async () => {
    await show({ delivery: { state: "confirmed", date: "2027-01-18" } });
    expect(screen.getByText("Bolaget har bekräftat. Startdatum: 18 januari 2027.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Rätta uppgiften/ })).toBeNull();
  });

  test("leads to the form when a value must be corrected", async () => {
    await show({ delivery: { state: "correcting" } });
    const link = screen.getByRole("link", { name: /Rätta uppgiften/ });
    expect(link.getAttribute("href")).toContain("order/ratta/?order=ord-1");
  });

  test("is not mentioned where there is none", async () => {
    await show();
    expect(screen.queryByText("Så går det med bytet")).toBeNull();
  });
});
