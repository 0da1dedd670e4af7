import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckoutState } from "#http/contract/order.schema.ts";
import { snackbars } from "#ui/messages/snackbar-state.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import type { WithVariant } from "#web/shell/analytics/use-variant.ts";
import { cartAnswers, onCartChanged } from "#web/shell/chat/cart-source.ts";
import { sampleCheckoutState, sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { CheckoutScreen } from "./Checkout.tsx";
import type { CheckoutCurrent } from "#web/shop/order/checkout.ts";
import { readCheckout } from "./read-checkout.ts";
import { useCheckout } from "./use-checkout.ts";

interface Asked {
  readonly address: string;
  readonly fields: Record<string, string>;
  answer(body: unknown): Promise<void>;
  lose(): Promise<void>;
}
let asked: Asked[];
const onOrdered = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  onOrdered.mockClear();
  // jsdom has no screen size; a submit sends which device would sign.
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "fetch",
    (address: string, { body }: { body: URLSearchParams }) =>
      new Promise<Response>((resolve, reject) => {
        asked.push({
          address,
          fields: Object.fromEntries(body),
          answer: (value) => act(async () => resolve(Response.json(value))),
          lose: () => act(async () => reject(new TypeError("Failed to fetch"))),
        });
      }),
  );
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

interface TriedProps {
  readonly current?: CheckoutCurrent | undefined;
  readonly first?: CheckoutState;
}

function Tried({ current, first = sampleCheckoutState }: TriedProps) {
  const handle = useCheckout({
    vertical: vertical.description,
    first: readCheckout(first),
    current,
    fetchDataId: undefined,
    today: "2026-11-15",
    onOrdered,
  });
  return (
    <>
      <CheckoutScreen web={vertical} handle={handle} summary={{}} />
      <output data-testid="to-lose">{handle.hasChanges ? "something" : "nothing"}</output>
    </>
  );
}

function open(current?: CheckoutCurrent, first?: CheckoutState, root?: WithVariant): void {
  const tried = first ? { first } : {};
  const Component = () => <Tried current={current} {...tried} />;
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  render(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { root } }} />, { wrapper: InsuranceTexts });
}

const state = (changes: Partial<CheckoutState> = {}): CheckoutState => ({
  ...sampleCheckoutState,
  CheckoutVersion: 2,
  ...changes,
});
const priced = (kr: number) => ({ ...sampleCheckoutState.PriceInfo, FeeRaw: kr, YearlyFeeRaw: kr * 12 });

interface AnswerOptions {
  readonly status?: string;
  readonly errors?: readonly { ParameterId: string; Message: string }[];
  readonly errorMessage?: string;
  readonly asksForLogin?: boolean;
}

const answer = (
  Result: CheckoutState,
  { status = "Ok", errors = [], errorMessage, asksForLogin = false }: AnswerOptions = {},
) => ({
  Success: status === "Ok",
  Error: errors,
  Status: status,
  Exception: null,
  Debug: null,
  Data: { Result, ErrorMessage: errorMessage ?? null, AsksForLogin: asksForLogin },
});

const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const last = (): Asked => {
  const call = asked.at(-1);
  if (!call) throw new Error("nothing was asked");
  return call;
};
const additional = () => screen.getByLabelText(/^Hyrbil i 45 dagar/);
const update = () => screen.getByRole("button", { name: "Uppdatera pris" });
const order = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Teckna försäkring/ });

async function press(button: HTMLElement): Promise<void> {
  fireEvent.click(button);
  await tick(0);
}

async function askForPrice(): Promise<void> {
  open();
  fireEvent.click(additional());
  await press(update());
}

async function fillIn(): Promise<void> {
  fireEvent.change(screen.getByLabelText("Mejladress"), { target: { value: "anna@exempel.se" } });
  fireEvent.change(screen.getByLabelText("Mobilnummer"), { target: { value: "0701740605" } });
  fireEvent.click(screen.getByLabelText(/^Jag har läst/));
  await tick(300);
}

it("the form's own button places the order; an early press is replayed only for the buttons of the date", () => {
  open();
  expect([order().type, order().form === null]).toEqual(["submit", false]);
  const pressedAgain = screen.getAllByRole<HTMLButtonElement>("button").filter(({ type }) => type === "button");
  expect(pressedAgain.map(({ textContent }) => textContent)).toEqual(["Ändra datum", "Hämta datum"]);
});

it("the button shows the price, but not an outdated one", () => {
  open();
  expect(order().textContent).toBe("Teckna försäkring för 236\u00A0kr/mån");
  fireEvent.click(additional());
  expect(order().textContent).toBe("Teckna försäkring");
});

describe("the address fields", () => {
  const asked = (name: string, label: string, autocomplete: string) => {
    const [, email] = sampleCheckoutState.FormParameters.personalheader;
    if (!email?.attrs) throw new Error("no such sample");
    const attrs = { ...email.attrs, label, autocomplete };
    return { ...email, type: "text" as const, model: { ...email.model, ParameterName: name }, attrs };
  };
  const { FormParameters } = sampleCheckoutState;
  const place = [asked("zip", "Postnummer", "postal-code"), asked("city", "Ort", "address-level2")];
  const withPlace = {
    ...sampleCheckoutState,
    FormParameters: { ...FormParameters, personalheader: [...FormParameters.personalheader, ...place] },
  };

  it("a postal code opens the number keys of a phone, and fills in its town", async () => {
    const lookups: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      lookups.push(address);
      const Result = { ZipAreas: [{ CityName: "Farsta", CountyName: "Stockholms län" }] };
      return Response.json({ Success: true, Error: [], Status: "Ok", Data: { Result } });
    });
    open(undefined, withPlace);
    const zip = screen.getByLabelText<HTMLInputElement>("Postnummer");
    expect(zip.inputMode).toBe("numeric");
    expect(screen.getByLabelText<HTMLInputElement>("Mobilnummer").inputMode).toBe("tel");
    fireEvent.change(zip, { target: { value: "12345" } });
    await tick(300);
    expect(lookups).toEqual([expect.stringContaining("/ajax/zip-code-data/")]);
    expect(screen.getByLabelText<HTMLInputElement>("Ort").value).toBe("Farsta");
  });
});

describe("the price in a checkout", () => {
  it("a change asks for a new price, and nothing can be ordered meanwhile [C-182] [C-185]", async () => {
    open();
    expect(screen.queryByText("Uppdatera pris")).toBeNull();
    fireEvent.click(additional());
    expect(screen.getByText("Du har gjort val som gör att ditt pris måste räknas om")).toBeTruthy();
    expect(screen.getByText("Innan dina ändringar")).toBeTruthy();
    expect(order().disabled).toBe(true);
    await press(update());
    expect(last().fields).toMatchObject({ action: "calculate_price", checkoutversion: "1", startdate: "2026-11-16" });
    expect(screen.getByText("Kontrollerar pris och uppgifter. Vänligen vänta!")).toBeTruthy();
  });

  it.each([
    ["Samma pris", 236],
    ["Nytt pris", 255],
  ])("shows %s for three seconds [C-183]", async (text, kr) => {
    await askForPrice();
    await last().answer(answer(state({ PriceInfo: priced(kr) })));
    expect(screen.getByText(text)).toBeTruthy();
    expect(order().disabled).toBe(false);
    await tick(2_999);
    expect(screen.getByText(text)).toBeTruthy();
    await tick(1);
    expect(screen.queryByText(text)).toBeNull();
  });

  it("a field error in the answer keeps the price outdated, and opens the section it is in [C-186]", async () => {
    await askForPrice();
    const errors = [{ ParameterId: "excesscost", Message: "Välj en annan självrisk" }];
    await last().answer(answer(state(), { status: "ValidateError", errors }));
    await tick(100);
    expect(update()).toBeTruthy();
    expect(screen.getByLabelText("Självrisk").closest("details")?.dataset["shown"]).toBe("true");
  });

  it("an order is sent with the version that the visitor saw", async () => {
    await askForPrice();
    await last().answer(answer(state()));
    await fillIn();
    await press(order());
    expect(last().fields).toMatchObject({ action: "calculate", checkoutversion: "2", rentalcar: expect.any(String) });
  });
});

describe("an order placed", () => {
  async function place(): Promise<void> {
    open();
    await fillIn();
    await press(order());
  }
  const submitted = sampleOrderData().SubmittedOrderData;

  it("is handed on when the provider has confirmed", async () => {
    await place();
    await last().answer(answer(state({ SubmittedOrderData: submitted })));
    expect(onOrdered).toHaveBeenCalledWith({ orderId: submitted.OrderId, state: "placed", message: undefined });
  });

  it("is sent once, however often the button is pressed", async () => {
    await place();
    fireEvent.click(order());
    fireEvent.submit(order());
    await tick(0);
    expect(asked.filter(({ fields }) => fields["action"] === "calculate")).toHaveLength(1);
  });

  it("is polled until it is final, and a new price is shown instead of an order", async () => {
    await place();
    await last().answer(answer(state({ SubmittedOrderData: { ...submitted, State: "open" } })));
    await tick(1_000);
    expect(last().address).toMatch(/order\/status$/);
    await last().answer({
      Success: true,
      Error: [],
      Status: "Ok",
      Data: { Result: sampleOrderData({ State: "repriced" }) },
    });
    expect(last().address).toMatch(/order\/checkout$/);
    await last().answer({
      Success: false,
      Status: "Ok",
      Api: { Result: state({ PriceInfo: priced(260) }) },
      Data: null,
    });
    expect(screen.getByText("Nytt pris")).toBeTruthy();
    expect(within(screen.getByRole("alert")).getByText(/Ingenting är tecknat/)).toBeTruthy();
    // Both prices are shown until the visitor answers, and the button has the new one.
    await tick(10_000);
    expect(screen.getByRole("alert").textContent).toContain("Priset var 236\u00A0kr/mån. Nu är det 260\u00A0kr/mån.");
    expect(order().textContent).toBe("Teckna försäkring för 260\u00A0kr/mån");
    expect(onOrdered).not.toHaveBeenCalled();
  });

  it("an error message for the whole order is shown in a red box", async () => {
    await place();
    await last().answer(answer(state(), { status: "Refused", errorMessage: "Bolaget tackade nej." }));
    expect(screen.getByRole("alert").textContent).toContain("Bolaget tackade nej.");
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    const others = within(screen.getByRole("alert")).getByRole("link", { name: "Se de andra priserna" });
    expect(others.getAttribute("href")).toContain("jamfor/");
  });

  it("only an error that asks for identification has a link to the login", async () => {
    await place();
    await last().answer(answer(state(), { status: "Refused", errorMessage: "Bolaget tackade nej." }));
    expect(within(screen.getByRole("alert")).queryByRole("link", { name: /BankID/ })).toBeNull();
    expect(screen.getByTestId("to-lose").textContent).toBe("something");
    await press(order());
    const errorMessage = "Vi behöver veta att det är du.";
    await last().answer(answer(state(), { status: "IdentificationRequired", errorMessage, asksForLogin: true }));
    const login = within(screen.getByRole("alert")).getByRole("link", { name: "Logga in med BankID" });
    // Without script the link leads to the login's own page; with it the login opens over this one.
    expect(login.getAttribute("href")).toBe("/minasidor/#logga-in");
    expect(login.hasAttribute("data-opens-login")).toBe(true);
    // The server has stored what was sent: the login may reload the page without a warning.
    expect(screen.getByTestId("to-lose").textContent).toBe("nothing");
  });

  it("scrolls to the first invalid field 100 ms after the answer [C-193]", async () => {
    await place();
    const errors = [{ ParameterId: "email", Message: "Adressen finns inte" }];
    await last().answer(answer(state(), { status: "ValidateError", errors }));
    await tick(99);
    expect(document.activeElement).not.toBe(screen.getByLabelText("Mejladress"));
    await tick(1);
    expect(document.activeElement).toBe(screen.getByLabelText("Mejladress"));
  });
});

describe("the start date with a renewal date that was fetched", () => {
  const current = { providerName: "Granskog", renewalDate: "2027-01-18" };

  it("must be chosen, or a toast asks for it", async () => {
    open(current);
    await fillIn();
    await press(order());
    expect(snackbars.read().map(({ text }) => text)).toContain(
      "Vänligen välj ett alternativ för försäkringens startdatum",
    );
    expect(asked).toHaveLength(0);
  });

  it("is listed together with every other missing field, each by its name", async () => {
    open(current);
    await press(order());
    const summary = screen.getByRole("alert");
    expect(within(summary).getByText("Fyra fält behöver rättas")).toBeTruthy();
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Mejladress: Vänligen ange en korrekt e-post.",
      "Mobilnummer: Vänligen ange ett giltigt telefonnummer",
      "Startdatum: Vänligen välj ett alternativ för försäkringens startdatum",
      expect.stringMatching(/^Jag har läst .* Vänligen kryssa i rutan$/),
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText("Mejladress"));
    fireEvent.click(screen.getByLabelText(/^Låter bra, börja 18 januari/));
    expect(within(screen.getByRole("alert")).queryByText(/startdatum/)).toBeNull();
  });

  it("is the day of renewal when the visitor accepts it", async () => {
    open(current);
    fireEvent.click(screen.getByLabelText(/^Låter bra, börja 18 januari/));
    expect(update()).toBeTruthy();
    await press(update());
    expect(last().fields["startdate"]).toBe("2027-01-18");
  });
});

describe("the chat", () => {
  it("receives the checkout's answers 200 ms after the last change, and none after it is closed [V-017] [F-155]", () => {
    open();
    act(() => void vi.advanceTimersByTime(1_000));
    const onChange = vi.fn(() => cartAnswers()["email"]);
    const stop = onCartChanged(onChange);
    for (const email of ["a", "anna@", "anna@example.se"]) {
      fireEvent.change(screen.getByLabelText("Mejladress"), { target: { value: email } });
      act(() => void vi.advanceTimersByTime(199));
    }
    expect(onChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onChange.mock.results.map(({ value }) => value as string)).toEqual(["anna@example.se"]);
    stop();
    cleanup();
    expect(cartAnswers()).toEqual({});
  });
});

it("a browser with variant 3 reads another third selling point, and no other browser does [C-175]", () => {
  const points = () => within(screen.getByText("14 dagars ångerrätt").closest("ul") as HTMLElement);
  const third = () => points().getAllByRole("listitem")[2]?.textContent;
  open(undefined, undefined, { variant: "3" });
  expect(third()).toBe("Köp idag och undvik prishöjningar");
  for (const variant of ["0", "1"]) {
    cleanup();
    open(undefined, undefined, { variant });
    expect(third()).toBe("Du väljer själv startdatum");
  }
});
