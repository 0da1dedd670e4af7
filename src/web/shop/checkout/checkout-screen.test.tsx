import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { CheckoutState, FormParameter } from "#http/contract/order.schema.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { loadVerticals } from "#web/shell/verticals/find-vertical.ts";
import { sampleCheckoutState } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { CheckoutScreen } from "./Checkout.tsx";
import type { CheckoutCurrent } from "#web/shop/order/checkout.ts";
import { readCheckout } from "./read-checkout.ts";
import { useCheckout } from "./use-checkout.ts";

type Groups = Partial<CheckoutState["FormParameters"]>;

/** Answers to the calls of the page, in their order. */
let answers: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", () => {
    const answer = answers.shift();
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  // The typed values are stored for a reload.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const web = await webVerticals[0]?.load();
if (!web) throw new Error("No vertical to try with");
const vertical = web;

function Tried({ current, groups }: { readonly current: CheckoutCurrent | undefined; readonly groups: Groups }) {
  const FormParameters = { ...sampleCheckoutState.FormParameters, ...groups };
  const handle = useCheckout({
    vertical: vertical.description,
    first: readCheckout({ ...sampleCheckoutState, FormParameters }),
    current,
    fetchDataId: undefined,
    today: "2026-11-15",
    onOrdered: () => undefined,
  });
  return <CheckoutScreen web={vertical} handle={handle} summary={{}} />;
}

function open(groups: Groups = {}, current?: CheckoutCurrent): void {
  const Stub = createRoutesStub([{ path: "/", Component: () => <Tried current={current} groups={groups} /> }]);
  render(<Stub />, { wrapper: InsuranceTexts });
}

const [code] = sampleCheckoutState.FormParameters.discountheader as [FormParameter];

/** A field as an insurer may ask for it. */
const field = (type: FormParameter["type"], label: string, attrs: Partial<FormParameter["attrs"]> = {}) =>
  ({
    ...code,
    type,
    model: { ...code.model, ParameterName: label.toLowerCase() },
    attrs: { ...code.attrs, label, required: true, ...attrs },
    events: null,
  }) satisfies FormParameter;

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const additional = () => screen.getByLabelText(/^Hyrbil i 45 dagar/);
const update = () => screen.getByRole("button", { name: "Uppdatera pris" });
const order = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Teckna försäkring/ });
const section = (label: string) => input(label).closest("details") as HTMLDetailsElement;

it("has logo, price, saving, every section, what to read, and a bar that updates the price [C-167]", () => {
  open(
    { extrabuildingsheader: [field("number", "Garage")], subscriptionheader: [field("text", "Betalning")] },
    { providerName: "Granskog", renewalDate: undefined },
  );
  expect(screen.getByRole("img", { name: "Rattvis" })).toBeTruthy();
  expect(screen.getByText("236 kronor per månad")).toBeTruthy();
  expect(screen.getByText("Du sparar 1 476 kr /år").parentElement?.textContent).toContain("jämfört med Granskog");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Dina uppgifter",
    "Skräddarsy din försäkring",
    "Självrisker",
    "Tilläggsförsäkringar",
    "Andra val",
    "Rabatt",
    "Extra byggnader",
    "Sammanfattning",
    "Premiegrundande uppgifter",
    "Visa självrisker och fördelar",
    "Villkor, dokument och övrig information",
    "Ångerrätt",
    "Dina krav och behov",
    "Därför kan du vara lugn",
  ]);
  expect(screen.getByLabelText(/^Jag har läst/)).toBeTruthy();
  expect(document.querySelector("input[type=hidden][name=calculate]")).toBeTruthy();
  fireEvent.click(additional());
  expect(update().closest("[class*=layer]")?.className).toMatch(/bottom/);
});

describe("what an insurer asks for", () => {
  it.each<[FormParameter["type"], string, string, string]>([
    ["email", "anna@", "anna@", "Vänligen ange en korrekt e-post."],
    ["phone", "-12", "-12", "telefonnummer"],
    ["civicnumber", "850210-23", "85021023", "Vänligen ange ett giltigt personnummer"],
    ["number", "12000x", "12\u202F000", "högst"],
  ])("is validated as %s in every form [C-173]", async (kind, typed, shown, message) => {
    open({ personalheader: [field(kind, "Fråga", { max: "10000" })] });
    type("Fråga", typed);
    fireEvent.blur(input("Fråga"));
    await tick(300);
    expect(input("Fråga").value).toBe(shown);
    expect(input("Fråga").getAttribute("aria-invalid")).toBe("true");
    expect(input("Fråga").closest("[data-field]")?.textContent).toContain(message);
  });

  it("is a date as a read-only text with a Swedish calendar, between its bounds [V-061] [C-173]", async () => {
    vi.useRealTimers();
    open({ personalheader: [field("date", "Inflyttning", { min: "2026-11-20", max: "2027-05-15" })] });
    expect([input("Inflyttning").readOnly, input("Inflyttning").type]).toEqual([true, "text"]);
    expect(input("Inflyttning").placeholder).toBe("ÅÅÅÅ-MM-DD");
    fireEvent.click(input("Inflyttning"));
    const chosen = await screen.findByLabelText(/23 november 2026/, {}, { timeout: 20_000 });
    expect([...document.querySelectorAll("thead th")].map(({ textContent }) => textContent).join(" ")).toBe(
      "v. må ti on to fr lö sö",
    );
    expect(screen.getByLabelText(/19 november 2026/).getAttribute("aria-disabled")).toBe("true");
    await act(async () => chosen.click());
    expect(input("Inflyttning").value).toBe("2026-11-23");
    // The script of the calendar is loaded with the first date field.
  }, 30_000);

  it("is handled 200 ms after the last change, and not while the visitor types [V-017]", async () => {
    open();
    type("Rabattkod", "S");
    await tick(199);
    type("Rabattkod", "SP");
    await tick(199);
    expect(order().disabled).toBe(false);
    await tick(1);
    expect(order().disabled).toBe(true);
  });
});

describe("a field error from the server", () => {
  const wrong = { ParameterId: "excesscost", Message: "Välj en annan självrisk" };

  it("is shown at the field, in a section that opens for it; the other stays closed [V-012] [C-190] [F-111]", async () => {
    open();
    expect([section("Självrisk").open, section("Rabattkod").open]).toEqual([false, false]);
    expect((additional().closest("details") as HTMLDetailsElement).open).toBe(false);
    fireEvent.click(additional());
    answers.push({ Success: false, Error: [wrong], Status: "ValidateError", Data: { Result: sampleCheckoutState } });
    fireEvent.click(update());
    await tick(0);
    await tick(100);
    expect(screen.getByLabelText("Självrisk").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("Självrisk").closest("[data-field]")?.textContent).toContain(wrong.Message);
    expect([section("Självrisk").open, section("Rabattkod").open]).toEqual([true, false]);
  });
});

describe("a wrong field out of sight", () => {
  /** Far down the page, in a browser where sections open over time. */
  function placeFarDown(): void {
    const finished = new Promise(() => undefined);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function box(this: HTMLElement) {
      return { top: this.hasAttribute("data-field") ? 5_000 : 0, height: 60 } as DOMRect;
    });
    Object.assign(HTMLElement.prototype, { animate: () => ({ cancel: () => undefined, finished }) });
    onTestFinished(() => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(HTMLElement.prototype, "animate");
      document.documentElement.scrollTop = 0;
    });
  }

  it.each([
    ["email", 100],
    ["excesscost", 100 + 300],
  ])("%s is scrolled to %i ms after the answer: a section that opens for it comes first [C-193]", async (id, ms) => {
    placeFarDown();
    open();
    fireEvent.click(additional());
    const Error = [{ ParameterId: id, Message: "Fel" }];
    answers.push({ Success: false, Error, Status: "ValidateError", Data: { Result: sampleCheckoutState } });
    fireEvent.click(update());
    await tick(0);
    await tick(ms - 1);
    expect(document.documentElement.scrollTop).toBe(0);
    // The first frame of the scrolling.
    await tick(60);
    expect(document.documentElement.scrollTop).toBeGreaterThan(0);
  });
});

describe("the button that orders", () => {
  it("shows that it is disabled, and that it loads while the order is placed [F-116]", async () => {
    open();
    expect(order().title).toBe("");
    fireEvent.click(additional());
    expect([order().disabled, order().title]).toEqual([true, "Knappen är inaktiv"]);
    answers.push({ Success: true, Error: [], Status: "Ok", Data: { Result: sampleCheckoutState } });
    fireEvent.click(update());
    await tick(0);
    type("Mejladress", "anna@exempel.se");
    type("Mobilnummer", "0701740605");
    fireEvent.click(screen.getByLabelText(/^Jag har läst/));
    await tick(300);
    fireEvent.click(order());
    await tick(0);
    expect([order().disabled, order().title]).toEqual([true, "Laddar, var god vänta..."]);
  });
});

it("back closes the fetch that was opened for the renewal date, and leaves the checkout unchanged", async () => {
  vi.useRealTimers();
  await loadVerticals(webVerticals.slice(0, 1));
  open();
  type("Mejladress", "anna@exempel.se");
  const steps = history.length;
  fireEvent.click(screen.getByRole("button", { name: "Hämta datum" }));
  await screen.findByRole("dialog", {}, { timeout: 20_000 });
  expect(history.length).toBe(steps + 1);
  act(() => history.back());
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(input("Mejladress").value).toBe("anna@exempel.se");
  // The script of the fetch is loaded when it is first opened.
}, 30_000);
