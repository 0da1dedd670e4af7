import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CheckoutState } from "#http/contract/order.schema.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { sampleCheckoutState } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { CheckoutScreen } from "./Checkout.tsx";
import { readCheckout } from "./read-checkout.ts";
import { useCheckout } from "./use-checkout.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const web = await webVerticals[0]?.load();
if (!web) throw new Error("No vertical to try with");
const vertical = web;

const former: NonNullable<CheckoutState["Former"]> = {
  ProviderName: "Granskog",
  RenewalDate: "2027-01-18",
  EndsAt: "renewal",
  PeriodMonths: 12,
  NoticeDays: 0,
  BoundUntil: null,
  Without: { Thing: "bilen", Text: "Skador får du betala själv.", AtLeastOre: 20_000 },
};

/** As after the visitor has posted this day. */
function stateWith(startDate: string): CheckoutState {
  const groups = sampleCheckoutState.FormParameters;
  const filled = Object.fromEntries(
    Object.entries(groups).map(([name, fields]) => [
      name,
      fields.map((field) =>
        field.model.ParameterName === "startdate"
          ? { ...field, model: { ...field.model, DefaultValue: startDate } }
          : field,
      ),
    ]),
  ) as CheckoutState["FormParameters"];
  return { ...sampleCheckoutState, Former: former, FormParameters: filled };
}

function Tried({ state }: { readonly state: CheckoutState }) {
  const handle = useCheckout({
    vertical: vertical.description,
    first: readCheckout(state),
    current: { providerName: "Granskog", renewalDate: "2027-01-18" },
    fetchDataId: undefined,
    today: "2026-11-15",
    onOrdered: () => undefined,
  });
  return <CheckoutScreen web={vertical} handle={handle} summary={{}} />;
}

const pageWith = (startDate: string) => {
  const Stub = createRoutesStub([{ path: "/", Component: () => <Tried state={stateWith(startDate)} /> }]);
  return (
    <InsuranceTexts>
      <Stub />
    </InsuranceTexts>
  );
};

/** Amounts are written with spaces that do not break. */
const textOf = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s/g, " ");

const proposal = () => screen.getByLabelText<HTMLInputElement>(/^Låter bra, börja 18 januari/);

async function choose(day: string): Promise<void> {
  fireEvent.click(screen.getByLabelText("Välj ett annat datum"));
  const field = await screen.findByLabelText("Startdatum", {}, { timeout: 20_000 });
  fireEvent.change(field, { target: { value: day } });
  fireEvent.keyDown(field, { key: "Enter" });
}

it("shows the former and the new agreement on one line, with our proposal at no extra cost", () => {
  render(pageWith("2027-01-18"));
  const card = proposal().closest("label") as HTMLElement;
  expect(textOf(card)).toContain("Vårt förslag");
  expect(textOf(card)).toContain("0 kr");
  expect(textOf(card)).toContain("Den nya börjar samma dag som den gamla slutar.");
  expect(
    within(card).getByRole("img", {
      name: "Granskog till och med 17 januari 2027, Rattvis från 18 januari 2027",
    }),
  ).toBeTruthy();
});

it("a day that leaves a gap is announced with its days and its cost, holds the order, and one press solves it", async () => {
  render(pageWith("2027-01-18"));
  await choose("2027-01-25");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Bilen står utan försäkring i 7 dagar.");
  const card = screen.getByLabelText(/^25 januari/).closest("label");
  expect(textOf(card)).toContain("minst 200 kr");
  expect(textOf(card)).toContain("18–24 januari är bilen utan försäkring.");
  expect(textOf(card)).toContain("7 dagar utan");
  const buttons = screen.getAllByRole<HTMLButtonElement>("button", { name: /^Teckna försäkring/ });
  expect(buttons.map(({ disabled }) => disabled)).toEqual(buttons.map(() => true));
  expect(screen.getAllByText("Lös glappet först, så kan du teckna.").length).toBeGreaterThan(0);
  fireEvent.click(within(alert).getByRole("button", { name: "Börja 18 januari" }));
  expect(proposal().checked).toBe(true);
  expect(document.activeElement).toBe(proposal());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("Lös glappet först, så kan du teckna.")).toBeNull();
}, 30_000);

it("a day that is paid for twice states the days and the kronor, and does not hold the order", async () => {
  render(pageWith("2027-01-18"));
  await choose("2027-01-11");
  const box = (await screen.findByText("Du betalar båda i 7 dagar.")).closest("[role=status]") as HTMLElement;
  expect(textOf(box)).toContain("7 av 365 dagar av det nya priset, 2 832 kr, blir 54 kr.");
  expect(textOf(screen.getByLabelText(/^11 januari/).closest("label"))).toContain("54 kr extra");
  expect(screen.queryByText("Lös glappet först, så kan du teckna.")).toBeNull();
  expect(within(box).getByRole("button", { name: "Börja 18 januari" })).toBeTruthy();
}, 30_000);

it("without script the server renders the line and a button that posts the proposed day", () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(pageWith("2027-01-25"));
  expect(host.textContent).toContain("Bilen står utan försäkring i 7 dagar.");
  const button = host.querySelector<HTMLButtonElement>("button[name=takestart]");
  expect([button?.type, button?.value]).toEqual(["submit", "2027-01-18"]);
  expect(host.querySelector("[role=img][aria-label^='Granskog till och med 17 januari']")).toBeTruthy();
});
