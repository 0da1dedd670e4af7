import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import { houseFetch } from "#verticals/house/web/house-fetch.ts";
import { carFetch } from "#verticals/car/web/car-fetch.ts";
import type { FetchKind } from "./fetch-rules.ts";
import { FIRST_STATE, type FetchState, type FetchStep } from "./fetch-state.ts";
import { FetchView } from "./FetchView.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const providers = (...shopIds: number[]): FetchState["owner"] => ({
  status: "SUCCESS",
  consent: { text: "Jag samtycker.", version: "1" },
  providers: shopIds.map((shopId) => ({
    shopId,
    name: `Bolag ${shopId}`,
    logoUrl: "/logo.svg",
    isAvailable: true,
    loginMethods: ["SWEDISH_MOBILE_BANKID_SAME_DEVICE", "SWEDISH_MOBILE_BANKID_OTHER_DEVICE"],
  })),
});

interface Shown {
  readonly step: FetchStep;
  readonly fetchWeb?: FetchWeb;
  readonly modal?: FetchKind["modal"];
  readonly owner?: FetchState["owner"];
  readonly shopId?: number;
}

function show({ step, fetchWeb = carFetch, modal = "own", owner = providers(1041, 1187), shopId }: Shown) {
  const actions = {
    chooseProvider: vi.fn(),
    consent: vi.fn(),
    logIn: vi.fn(),
    noteAppOpened: vi.fn(),
    retry: vi.fn(),
    retryFor: vi.fn(),
    close: vi.fn(),
  };
  const kind: FetchKind = { modal, subject: fetchWeb.subject, isAtCheckout: false, unsupportedShopIds: [] };
  render(
    <FetchView
      state={{ ...FIRST_STATE, owner, choice: { shopId, method: undefined, hasConsented: false }, step }}
      kind={kind}
      fetchWeb={fetchWeb}
      serviceName="insurance"
      purpose="compare"
      actions={actions}
    />,
  );
  return { user: userEvent.setup(), actions };
}

const CHOOSING: FetchStep = { kind: "choosing", isConsentMissing: false };
const notOnInsurance: FetchStep = { kind: "failed", problem: "NOT_OWNER", atMs: 0, paused: undefined };

describe("the choice of insurer", () => {
  test("is left out of the vertical's own modal when there is only one", () => {
    show({ step: CHOOSING, owner: providers(1041), shopId: 1041 });
    expect(screen.queryAllByRole("radio")).toEqual([]);
    expect(screen.getByRole("img", { name: "Bolag 1041" })).toBeDefined();
    expect(screen.getAllByRole("button", { name: /BankID/ })).toHaveLength(2);
  });

  test("is in the general modal also for a single insurer, and marks those for computers only", () => {
    show({ step: CHOOSING, owner: providers(1187), modal: "general" });
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(screen.getByText("Bara på dator")).toBeDefined();
  });

  test("comes before the ways to log in", () => {
    show({ step: CHOOSING });
    expect(screen.queryAllByRole("button", { name: /BankID/ })).toEqual([]);
  });
});

describe("a visitor who is not on the home insurance", () => {
  test("may enter the holder: the button waits for a valid number [H-053] [H-056]", async () => {
    const { user, actions } = show({ step: notOnInsurance, fetchWeb: houseFetch, modal: "general", shopId: 1041 });
    const number = screen.getByRole("textbox", { name: "Personnummer" });
    expect(number.getAttribute("placeholder")).toBe("ÅÅMMDDXXXX");
    const again = screen.getByRole<HTMLButtonElement>("button", { name: "Försök igen" });
    expect(again.disabled).toBe(true);
    await user.type(number, "19850210");
    expect(again.disabled).toBe(true);
    await user.type(number, "2380");
    expect(again.disabled).toBe(false);
    await user.selectOptions(screen.getByRole("combobox", { name: "Försäkringsbolag" }), "1187");
    await user.click(again);
    expect(actions.retryFor).toHaveBeenCalledExactlyOnceWith("198502102380", 1187);
    await user.click(screen.getByRole("button", { name: "Stäng" }));
    expect(actions.close).toHaveBeenCalledOnce();
  });

  test("chooses from the shared list of insurers when there is no owner info [H-054] [L-011]", async () => {
    const listed = { ShopId: 1053, ProviderId: 93, Name: "Tuvull", LogoUrl: "/logos/tuvull.svg" };
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return new Response(JSON.stringify({ Success: true, Data: { Result: { ProviderList: [listed] } } }));
    });
    show({ step: notOnInsurance, fetchWeb: houseFetch, modal: "general", owner: providers() });
    expect(await screen.findByRole("option", { name: "Tuvull" })).toBeDefined();
    expect(asked).toEqual(["/ajax/get-provider-list-from-cache/?service=insurance"]);
  });

  test.each(["OTHER_ERROR", "BANKID_ERROR", "no-contact", "missing-info", "login-cancelled", "desktop-only"] as const)(
    "and after %s may try again, or name another insurer and another person [H-053]",
    async (problem) => {
      const step: FetchStep = { kind: "failed", problem, atMs: 0, paused: undefined };
      const { user, actions } = show({ step, fetchWeb: houseFetch, modal: "general", shopId: 1041 });
      const [same, other] = screen.getAllByRole<HTMLButtonElement>("button", { name: "Försök igen" });
      await user.click(same as HTMLElement);
      expect(actions.retry).toHaveBeenCalledOnce();
      expect(other?.disabled).toBe(true);
      await user.selectOptions(screen.getByRole("combobox", { name: "Försäkringsbolag" }), "1187");
      await user.type(screen.getByRole("textbox", { name: "Personnummer" }), "198502102380");
      await user.click(other as HTMLElement);
      expect(actions.retryFor).toHaveBeenCalledExactlyOnceWith("198502102380", 1187);
    },
  );

  test("is not asked for a number when the fetch is for a car", () => {
    show({ step: notOnInsurance });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Försök igen" }).disabled).toBe(false);
  });
});
