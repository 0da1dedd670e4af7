import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { FormParameter } from "#http/contract/order.schema.ts";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import { webVerticals } from "#verticals/web-registry.ts";
import { sampleCheckoutState, sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { forgetSession, readTyped } from "#web/shell/session/session-memory.ts";
import { CheckoutScreen } from "./Checkout.tsx";
import { readCheckout } from "./read-checkout.ts";
import { useCheckout } from "./use-checkout.ts";

/** Answers to the calls of the page, by the end of their address. */
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-16T12:00:00Z") });
  sessionStorage.clear();
  answers = {};
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", (address: string) => {
    const [, answer] = Object.entries(answers).find(([end]) => address.includes(end)) ?? [];
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const web = await webVerticals[0]?.load();
if (!web) throw new Error("No vertical to try with");
const vertical = web;

const [, email] = sampleCheckoutState.FormParameters.personalheader as [FormParameter, FormParameter];
const field = (type: FormParameter["type"], name: string, autocomplete: string | null = null) => ({
  ...email,
  type,
  model: { ...email.model, ParameterName: name },
  attrs: { ...email.attrs, label: name, autocomplete, required: false },
});
const personalheader = [
  ...sampleCheckoutState.FormParameters.personalheader,
  field("text", "address", "address-line1"),
  field("text", "zip", "postal-code"),
  field("text", "city", "address-level2"),
  field("civicnumber", "partner"),
  field("text", "Har du varit sjuk?"),
];

function Tried({ resultId }: { readonly resultId: string }) {
  const FormParameters = {
    ...sampleCheckoutState.FormParameters,
    personalheader,
  };
  const handle = useCheckout({
    vertical: vertical.description,
    first: readCheckout({
      ...sampleCheckoutState,
      FormParameters,
      ResultId: resultId,
    }),
    current: undefined,
    fetchDataId: undefined,
    today: "2026-11-16",
    onOrdered: () => undefined,
  });
  return (
    <>
      <CheckoutScreen web={vertical} handle={handle} summary={{}} />
      <button type="button" onClick={handle.forgetTyped}>
        Lämna
      </button>
      <output data-testid="to-lose">{handle.hasChanges ? "something" : "nothing"}</output>
    </>
  );
}

const pageOf = (resultId: string) => {
  const Stub = createRoutesStub([{ path: "/", Component: () => <Tried resultId={resultId} /> }]);
  return (
    <InsuranceTexts>
      <Stub />
    </InsuranceTexts>
  );
};
const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (resultId = "result-1") => {
  await act(async () => void render(pageOf(resultId)));
};
const reload = async (resultId?: string) => {
  cleanup();
  await open(resultId);
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const typeContact = async () => {
  type("Mejladress", "anna@exempel.se");
  type("Mobilnummer", "0701740605");
  type("address", "Sparvgatan 7");
  await tick(300);
};
const stored = () => JSON.stringify(sessionStorage);

describe("contact details typed in a checkout", () => {
  it("are restored after a reload, as typed by the visitor", async () => {
    await open();
    await typeContact();
    await reload();
    expect(input("Mejladress").value).toBe("anna@exempel.se");
    expect(input("Mobilnummer").value).toBe("0701740605");
    expect(input("address").value).toBe("Sparvgatan 7");
    expect(screen.getByTestId("to-lose").textContent).toBe("something");
  });

  it("are restored after hydration, without a hydration mismatch", async () => {
    await open();
    await typeContact();
    cleanup();
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(pageOf("result-1"));
    expect(place.innerHTML).not.toContain("anna@exempel.se");
    const errors: string[] = [];
    const onRecoverableError = (error: unknown) => void errors.push(String(error));
    const root = await act(async () => hydrateRoot(place, pageOf("result-1"), { onRecoverableError }));
    onTestFinished(() => {
      act(() => root.unmount());
      place.remove();
    });
    await tick(0);
    // A lazy part renders later, which is no mismatch.
    expect(errors.filter((error) => !error.includes("Switched to client rendering"))).toEqual([]);
    expect(input("Mejladress").value).toBe("anna@exempel.se");
  });

  it("are not shown in the checkout of another offer", async () => {
    await open();
    await typeContact();
    await reload("result-2");
    expect(input("Mejladress").value).toBe("");
  });

  it("are deleted after an hour, with the page open or not", async () => {
    await open();
    await typeContact();
    await tick(HOUR_MS - 1_000);
    expect(stored()).toContain("anna@exempel.se");
    await tick(1_000);
    expect(stored()).not.toContain("anna@exempel.se");
    type("Mejladress", "bo@exempel.se");
    cleanup();
    vi.setSystemTime(Date.now() + HOUR_MS);
    readTyped();
    expect(stored()).not.toContain("bo@exempel.se");
  });

  it("are deleted at logout, and when the visitor discards them", async () => {
    await open();
    await typeContact();
    forgetSession();
    expect(stored()).not.toContain("anna@exempel.se");
    await reload();
    await typeContact();
    fireEvent.click(screen.getByText("Lämna"));
    type("Mejladress", "bo@exempel.se");
    await tick(300);
    expect(stored()).not.toMatch(/anna@exempel|bo@exempel/);
  });

  it("are deleted when the order is placed", async () => {
    const Result = {
      ...sampleCheckoutState,
      SubmittedOrderData: sampleOrderData().SubmittedOrderData,
    };
    answers["order/ajax"] = {
      Success: true,
      Error: [],
      Status: "Ok",
      Exception: null,
      Debug: null,
      Data: { Result },
    };
    await open();
    await typeContact();
    expect(stored()).toContain("anna@exempel.se");
    fireEvent.click(screen.getByLabelText(/^Jag har läst/));
    await tick(300);
    fireEvent.click(screen.getByRole("button", { name: /^Teckna försäkring/ }));
    await tick(1_000);
    expect(stored()).not.toContain("anna@exempel.se");
  });

  it("never contain a personal number, wherever it was typed, or an answer about health", async () => {
    await open();
    await typeContact();
    type("partner", "198502102380");
    type("Har du varit sjuk?", "Migrän");
    type("Mobilnummer", "198502102380");
    type("address", "Anna 850210-2380");
    await tick(300);
    expect(stored()).toContain("anna@exempel.se");
    expect(stored()).not.toMatch(/850210|Migrän/);
  });

  it("a town typed over the one of its code is restored after a reload, and a new code fills in its own", async () => {
    const Result = {
      ZipAreas: [{ CityName: "Farsta", CountyName: "Stockholms län" }],
    };
    answers["zip-code-data"] = {
      Success: true,
      Error: [],
      Status: "Ok",
      Data: { Result },
    };
    await open();
    type("zip", "12345");
    await tick(300);
    expect(input("city").value).toBe("Farsta");
    type("city", "Sköndal");
    await tick(300);
    await reload();
    await tick(300);
    expect(input("city").value).toBe("Sköndal");
    type("zip", "12346");
    await tick(300);
    expect(input("city").value).toBe("Farsta");
  });
});

it("unreadable values in the storage are ignored", async () => {
  for (const stored of [
    "{",
    "null",
    '{"resultId":"result-1","atMs":1}',
    `{"resultId":"result-1","atMs":${Date.now()}}`,
  ]) {
    sessionStorage.setItem("sparv-kontakt", stored);
    await reload();
    expect(input("Mejladress").value).toBe("");
  }
});
