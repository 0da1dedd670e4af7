import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { InsuranceTexts } from "#tests/support/insurance-texts.tsx";
import type { ComparedOffer } from "#domain/comparison/compare-offers.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { ResultPage } from "#http/contract/page-services.ts";
import { describeHouseCover } from "#verticals/house/server/house-cover.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { houseWeb } from "#verticals/house/web/house.web.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { FormBeside } from "./FormBeside.tsx";
import { presentResult, type ResultParts } from "#web/shop/offers/present-result.ts";
import { NO_SLOTS } from "#web/shop/offers/result-slots.ts";
import { Results } from "./Results.tsx";
import { SearchChip } from "./SearchChip.tsx";
import { Searching } from "./Searching.tsx";
import type { SearchChange } from "./search-modal/search-change.ts";
import { choosePrice } from "#domain/offer/price.ts";
import { yearlyPrice } from "#tests/support/yearly-price.ts";

/** Everything that a vertical may do differently, shown by one that does all of it. */
const web = houseWeb as unknown as VerticalWeb;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Lazy chunks in the browser; here they are loaded in advance.
beforeAll(async () => {
  await Promise.all([
    import("#verticals/house/web/HouseCard.tsx"),
    import("#verticals/_insurance/web/HomeCurrent.tsx"),
    import("#verticals/house/web/HouseFetchQuestion.tsx"),
    import("#verticals/house/web/HouseSummary.tsx"),
    import("./conflicts/AnswerConflicts.tsx"),
  ]);
});

const DETAIL: HouseDetail = {
  cover: describeHouseCover(
    { buildingExcessOre: 150_000, movablesExcessOre: 150_000, hasOwnMistakes: true, hasOwnBuildingMistakes: false },
    { providerId: 0, links: [] },
  ),
  discount: undefined,
  featured: undefined,
  benefits: [],
  about: undefined,
  bindingMonths: 12,
  links: [],
};

const offer = (providerId: number, providerName: string, yearlyKr: number, savedKr?: number): ComparedOffer => ({
  providerId,
  shopId: providerId + 960,
  providerName,
  subscriptionId: `s${providerId}`,
  subscriptionName: "Villahemförsäkring",
  price: choosePrice(yearlyPrice(yearlyKr)),
  validUntil: "2026-12-15T21:59:59.000Z",
  detail: DETAIL,
  resultId: `r${providerId}`,
  position: 1,
  isCheaper: savedKr !== undefined,
  yearlyFeeSavedOre: savedKr === undefined ? undefined : savedKr * 100,
  labels: [],
});

const current: CurrentInsurance = {
  fetchDataId: "hamtad",
  providerName: "Björkhaga Ömsesidiga",
  yearlyFeeOre: 684_000,
  isCampaignInsurance: false,
  renewalDate: "2027-03-01",
  deductibles: [{ name: "Grundsjälvrisk", amountOre: 150_000 }],
  searchParameters: {},
};

const summary = {
  address: "Sparvvägen 7",
  zip: "123 45",
  purchaseyear: "2014",
  buildyear: "1972",
  livingarea: "142",
  biarea: "38",
  numberofresidents: "4",
  numberofbathrooms: "2",
  waterheating: "yes",
  alarm: "no",
  basement: "no",
  ownfault: "no",
  ownfaultbuilding: "no",
  numberofextrabuildings: "0",
};

function present(changes: Partial<ResultPage> = {}, parts?: ResultParts) {
  const page: ResultPage = {
    searchId: "sokning",
    state: "done",
    summary,
    asked: [
      { providerId: 108, name: "Åkerbär", slug: "akerbar" },
      { providerId: 115, name: "Kronhjort", slug: "kronhjort" },
      { providerId: 227, name: "Stenvalv", slug: "stenvalv", isOrderedElsewhere: true },
    ],
    offers: [offer(108, "Åkerbär", 4_992, 1_848), offer(115, "Kronhjort", 7_104), offer(227, "Stenvalv", 7_788)],
    withoutOffer: [],
    currentInsurance: current,
    ...changes,
  };
  return presentResult(web, page, { today: "2026-11-15", ...(parts ? { parts } : {}) });
}

const WITH_CHECKOUT: ResultParts = { hasCheckout: true, fetch: undefined };

async function show(element: React.ReactNode, answer?: SearchChange): Promise<{ posted: FormData[] }> {
  const posted: FormData[] = [];
  // A poll is not answered.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ customerServicePhone: "08-465 004 00", salesPhone: "08-465 004 10" }),
      HydrateFallback: () => null,
      Component: () => element,
    },
    {
      path: "/forsakring/villa/jamfor/",
      action: async ({ request }) => {
        posted.push(await request.formData());
        return answer ?? null;
      },
    },
  ]);
  await act(async () => void render(<Stub />, { wrapper: InsuranceTexts }));
  return { posted };
}

const list = (result = present()) => <Results web={web} result={result} slots={NO_SLOTS} />;
/** Without an insurance to compare with. */
const alone = (parts?: ResultParts) => present({ currentInsurance: undefined }, parts);
const card = (name: string) => screen.getByRole("article", { name });

/** While the search runs, with the prices so far. */
function searching() {
  const result = present({ state: "created", currentInsurance: undefined }, { hasCheckout: true, fetch: "unknown" });
  return <Searching web={web} result={result} announce={() => undefined} onInvalid={() => undefined} />;
}

describe("a vertical with yearly prices", () => {
  it("shows the year on the badge of a cheaper offer, and nowhere else [H-039]", async () => {
    await show(list());
    const badge = within(await screen.findByRole("article", { name: "Åkerbär" })).getByText(/^Du sparar/);
    expect(badge.textContent?.replaceAll(/\s/g, " ")).toBe("Du sparar 1 848 kr /år");
    expect(screen.getAllByText(/^Du sparar \d/)).toHaveLength(1);
  });

  it("names the lowest yearly price when there is nothing to compare with", async () => {
    await show(list(alone()));
    expect(screen.getByText(/^Från 4\s992\skr\/år/)).toBeTruthy();
  });

  it("has the price scale by the year above its list, before and after the visitor's insurance is known", async () => {
    await show(list(alone()));
    const scale = () => screen.getByRole("region", { name: "Alla priser på en linje" });
    expect(within(scale()).getByRole("heading", { name: "Kronor per år" })).toBeTruthy();
    expect(within(scale()).getByRole("img", { name: /^Priser per år från 4\s992\skr till / })).toBeTruthy();
    cleanup();
    await show(list());
    expect(within(scale()).getByRole("img", { name: /Ditt pris idag är 6\s840\skr\.$/ })).toBeTruthy();
  });

  it("shows the visitor's insurance in its own way, once", async () => {
    await show(list());
    expect(screen.getAllByRole("region", { name: "Din försäkring idag" })).toHaveLength(1);
    expect(screen.getByText("Grundsjälvrisk")).toBeTruthy();
  });

  it("has yearly prices also while they arrive, on the cards and on the scale", async () => {
    await show(searching());
    expect(screen.getByLabelText("Åkerbär").textContent).toMatch(/4\s992\s?kr\/år/);
    expect(screen.queryByText(/kr\/mån/)).toBeNull();
    expect(screen.getByLabelText(/^Priser per år från 4\s992\skr till 7\s788\skr/)).toBeTruthy();
  });

  it("has the content over the list from the start, so that the list does not move", async () => {
    await show(searching());
    const offer = screen.getByText("Hämta med BankID");
    const scale = screen.getByLabelText("Alla priser på en linje");
    expect(offer.compareDocumentPosition(scale) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe("an offer that can only be ordered elsewhere", () => {
  it("has no call to action, while the others have [H-041]", async () => {
    await show(list(present({}, WITH_CHECKOUT)));
    const [way] = within(card("Åkerbär")).getAllByRole("link", { name: /^Gå vidare/ });
    expect(way?.getAttribute("href")).toBe("/forsakring/villa/order/?resultid=r108&fetchdataid=hamtad");
    expect(within(card("Stenvalv")).queryByRole("link", { name: /^Gå vidare/ })).toBeNull();
    expect(within(card("Stenvalv")).getByRole("button", { name: "Gå vidare" }).hasAttribute("disabled")).toBe(true);
  });
});

describe("the tip", () => {
  it.each(["unknown", "owner", "not-owner"] as const)(
    "offers to fetch whether or not the visitor owns the house: %s [H-057]",
    async (fetch) => {
      const result = alone({ hasCheckout: false, fetch });
      await show(list(result));
      expect(screen.getByText("Hämta villauppgifterna från ditt försäkringsbolag. Se vad du kan spara!")).toBeTruthy();
      expect(screen.getByRole("button", { name: "Hämta med BankID" })).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Nej" })).toBeNull();
    },
  );
});

describe("the section about the search", () => {
  it("names the providers without a quote, with the reason, and explains the search [H-049] [H-050]", async () => {
    const withoutOffer = [
      { providerId: 93, shopId: 1053, providerName: "Tuvull", reason: "declined", message: "Vi försäkrar inte huset." },
      { providerId: 173, shopId: 1133, providerName: "Rask", reason: "no-answer" },
    ] as const;
    await show(list(present({ withoutOffer })));
    const toggle = screen.getByText("Visa företag som inte gav något svar").closest("details") as HTMLDetailsElement;
    expect(within(toggle).getByText("Dölj företag som inte gav något svar")).toBeTruthy();
    expect(
      within(toggle)
        .getAllByRole("listitem", { hidden: true })
        .map((item) => item.textContent),
    ).toEqual(["Tuvull. Vi försäkrar inte huset.", "Rask. Bolaget svarade inte i tid."]);
    const about = screen.getByText("Så har vi sökt").closest("details") as HTMLDetailsElement;
    expect(about.open).toBe(false);
    expect(about.textContent).toContain("Vi skickar uppgifterna om ditt hus till bolagen");
  });
});

describe("an answer that the insurer contradicts", () => {
  const conflicts = {
    buildyear: { typed: "1985", fetched: "1972", isTypedPreferred: false },
    biarea: { typed: "20", fetched: "38", isTypedPreferred: false },
  };

  it("is shown beside what was typed, and the visitor chooses which one the prices use", async () => {
    const { posted } = await show(list(present({ conflicts })));
    const part = await screen.findByRole("region", { name: "Vad stämmer?" });
    const year = within(part).getByRole("group", { name: "Byggår" });
    const answers = within(year).getAllByRole<HTMLInputElement>("radio");
    expect(answers.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      "1985Du skrev",
      "1972Björkhaga Ömsesidiga säger",
    ]);
    expect(answers.map(({ checked }) => checked)).toEqual([false, true]);
    expect(within(part).getByRole("group", { name: "Biyta" }).textContent).toContain("38\u00A0kvm");
    await userEvent.click(answers[0] as HTMLElement);
    await userEvent.click(within(part).getByRole("button", { name: "Uppdatera priserna" }));
    expect(Object.fromEntries(posted[0] ?? [])).toEqual({ buildyear: "1985", biarea: "38" });
  });

  it("is hidden when insurer and visitor agree", async () => {
    await show(<Results web={web} result={present({ conflicts: {} })} slots={NO_SLOTS} />);
    expect(screen.queryByRole("region", { name: "Vad stämmer?" })).toBeNull();
  });

  it("does not ask for a field that the preferred answer does not need", async () => {
    const searchParameters = { buildyear: "1940", renovationyear: null, purchaseyear: null };
    const conflicts = { buildyear: { typed: "1985", fetched: "1940", isTypedPreferred: true } };
    const currentInsurance = { ...current, searchParameters };
    const young = { ...summary, buildyear: "1985" };
    expect(present({ currentInsurance, conflicts, summary: young }).current?.fields.missing).toEqual(["purchaseyear"]);
    expect(present({ currentInsurance }).current?.fields.missing).toEqual(["renovationyear", "purchaseyear"]);
  });
});

describe("the basis of the prices", () => {
  it("is shown in full, beside the list also when the form there asks for little", async () => {
    await show(<SearchChip web={web} result={present()} />);
    const chip = screen.getByRole("region", { name: "Din sökning" });
    expect(chip.className).not.toContain("beside");
    expect(
      await within(chip).findByText(
        "Byggår: 1972 · Antal boende: 4 · Antal badrum: 2 · Vattenburen värme finns · Ingen källare · Larm saknas · Antal andra byggnader: 0 · Drulle för dina saker: Nej · Drulle för huset: Nej",
      ),
    ).toBeTruthy();
    cleanup();
    await show(<SearchChip web={web} result={alone()} />);
    expect(screen.getByRole("region", { name: "Din sökning" }).className).toContain("beside");
  });
});

describe("the form beside the list", () => {
  const update = () => screen.getByRole("button", { name: "Uppdatera prisförslag", hidden: true });

  it("can be closed and opened", async () => {
    await show(<FormBeside web={web} result={alone()} />);
    expect(screen.getByLabelText("Adress")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Dölj" }));
    expect(screen.getByLabelText("Adress").closest("[hidden]")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Visa" }));
    expect(screen.getByLabelText("Adress").closest("[hidden]")).toBeNull();
  });

  it("updates only what has changed, and closes when it searches [H-026] [H-027]", async () => {
    const { posted } = await show(<FormBeside web={web} result={alone()} />);
    expect(update().hasAttribute("disabled")).toBe(true);
    await userEvent.clear(screen.getByLabelText("Boyta"));
    await userEvent.type(screen.getByLabelText("Boyta"), "1");
    expect(update().hasAttribute("disabled")).toBe(true);
    await userEvent.type(screen.getByLabelText("Boyta"), "60");
    expect(update().hasAttribute("disabled")).toBe(false);
    await userEvent.clear(screen.getByLabelText(/^Biyta/));
    await userEvent.click(update());
    expect(posted).toHaveLength(1);
    expect(posted[0]?.get("livingarea")).toBe("160");
    // A known value that was cleared is sent as empty; a value that the page never had is not sent.
    expect(posted[0]?.get("biarea")).toBe("");
    expect(posted[0]?.has("civicnumber")).toBe(false);
    expect(screen.getByRole("button", { name: "Visa" }).getAttribute("aria-expanded")).toBe("false");
  });

  it("opens again when the new prices have arrived", async () => {
    const before = alone();
    const after = { ...before, searchId: "nasta" };
    const Shown = () => {
      const [result, setResult] = useState(before);
      return (
        <>
          <FormBeside web={web} result={result} />
          <button type="button" onClick={() => setResult(after)}>
            Nya priser
          </button>
        </>
      );
    };
    await show(<Shown />);
    await userEvent.click(screen.getByRole("button", { name: "Dölj" }));
    await userEvent.click(screen.getByRole("button", { name: "Nya priser" }));
    expect(screen.getByRole("button", { name: "Dölj" }).getAttribute("aria-expanded")).toBe("true");
    expect(update().closest('[class*="stickySubmit"]')).not.toBeNull();
  });

  it("opens again when it is refused, with what was typed and focus on the reason", async () => {
    const answer = { errors: [{ field: "", message: "Försök igen om en minut." }] };
    await show(<FormBeside web={web} result={alone()} />, answer);
    await userEvent.type(screen.getByLabelText("Boyta"), "{Backspace}5");
    await userEvent.click(update());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Försök igen om en minut.");
    expect(document.activeElement).toBe(alert);
    expect(alert.closest("[hidden]")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Boyta").value).toBe("145");
    const again = await screen.findByRole("button", { name: "Uppdatera prisförslag" });
    expect(again.hasAttribute("disabled")).toBe(false);
  });

  it("after a fetch asks only for what the insurer did not send, and clears nothing else [H-028]", async () => {
    const { livingarea: _, purchaseyear: __, ...sent } = summary;
    const searchParameters = { ...sent, purchaseyear: null, livingarea: null };
    const result = present({ currentInsurance: { ...current, searchParameters } });
    const { posted } = await show(<FormBeside web={web} result={result} />);
    expect(screen.getByRole("heading", { name: "Stämmer detta?" })).toBeTruthy();
    expect(screen.getAllByRole("textbox").map((field) => field.getAttribute("name"))).toEqual([
      "purchaseyear",
      "livingarea",
    ]);
    expect(screen.queryByRole("combobox")).toBeNull();
    const way = screen.getByRole("link", { name: "Stämmer inte det? Skriv in allt själv." });
    expect(way.getAttribute("href")).toBe("/forsakring/villa/jamfor/?searchid=sokning");
    await userEvent.clear(screen.getByLabelText("Boyta"));
    await userEvent.type(screen.getByLabelText("Boyta"), "150");
    await userEvent.click(update());
    expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({ livingarea: "150", purchaseyear: "2014" });
    expect(posted[0]?.has("address")).toBe(false);
  });
});
