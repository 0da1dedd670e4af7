import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSearchParameters } from "#tests/support/search-parameters.ts";
import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { findPerson } from "#simulators/world/people.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { type FetchAnswer, type FetchBrowser, type FetchWorld, startFetchWorld } from "./fetch-world.ts";

const PATH = "/forsakring/villa/";
const MOCK = "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK";
const ANNA = "198502102380";

const ordinary = simulatedVerticals.find(({ name }) => name === "house")?.samples.ordinary ?? {};

let world: FetchWorld;

beforeAll(async () => {
  world = await startFetchWorld("home_fetch_calls");
});
afterAll(() => world.stop());

const personOf = (registrationNumber: string): string =>
  fetchPeople.find((each) => each.registrationNumber === registrationNumber)?.personalNumber ?? "";

interface HomeSearch {
  readonly searchid: string;
  readonly data: FetchAnswer["body"];
}

async function search(browser: FetchBrowser, fields: Readonly<Record<string, string>> = {}): Promise<HomeSearch> {
  const { body } = await browser.post(`${PATH}jamfor/ajax`, { ...ordinary, ...fields, tempsearchid: randomUUID() });
  return { searchid: body.Data.Result.SearchId, data: body.Data };
}

async function begin(
  browser: FetchBrowser,
  fields: Readonly<Record<string, string>>,
  path = PATH,
): Promise<FetchAnswer> {
  const { body } = await browser.post(`${path}get-owner-insurance-info`, fields);
  return browser.post(`${path}init-fetch-insurance-data`, {
    shopid: String(insurers.bjorkhaga.shopId),
    loginmethod: MOCK,
    consent: "true",
    consentversion: body.Data.Result.consent.version,
    ...fields,
  });
}

async function fetchAs(browser: FetchBrowser, fields: Readonly<Record<string, string>>, path = PATH): Promise<string> {
  const fetchdataid: string = (await begin(browser, fields, path)).body.Data.Result.fetchDataId;
  await expect
    .poll(async () => (await browser.post(`${path}poll-insurance-data`, { fetchdataid })).body.Data.Result.isDone, {
      timeout: 30_000,
      interval: 25,
    })
    .toBe(true);
  return fetchdataid;
}

const check = async (browser: FetchBrowser, fetchdataid: string, path = PATH) =>
  (await browser.post(`${path}check-fetch-result`, { fetchdataid })).body.Data.Result;

describe("who may fetch a home's insurance, and from whom", () => {
  test("a visitor who has searched: no owner is checked, and the number is the search's own [C-102]", async () => {
    const browser = await world.newBrowser();
    const { searchid } = await search(browser);
    const { body } = await browser.post(`${PATH}get-owner-insurance-info`, { searchid });
    const { status, providerList } = body.Data.Result;
    expect(status).toBe("SUCCESS");
    expect(providerList.map(({ name }: { name: string }) => name)).toEqual([
      "Björkhaga Ömsesidiga",
      "Fyrbåk",
      "Granskog Försäkring",
      "Kronhjort",
      "Ljunghed",
      "Stenvalv",
      "Tuvull",
      "Åkerbär",
    ]);
    const stranger = await world.newBrowser();
    expect((await stranger.post(`${PATH}get-owner-insurance-info`, { searchid })).status).toBe(404);
    const without = await stranger.post(`${PATH}get-owner-insurance-info`, {});
    expect(without.body.Error.map((each: { ParameterId: string }) => each.ParameterId)).toEqual(["civicnumber"]);
  });

  test("1187, which works for homes, may be fetched from [C-121]", async () => {
    const browser = await world.newBrowser();
    const shopid = String(insurers.stenvalv.shopId);
    const fetchId = await fetchAs(browser, { civicnumber: personOf("HMT001"), shopid });
    expect((await check(browser, fetchId)).status).toBe("SUCCESS");
  });

  test("a vertical without fetching has no such calls [A-005]", async () => {
    const browser = await world.newBrowser();
    const answer = await browser.post("/forsakring/olycksfall/init-fetch-insurance-data", { civicnumber: ANNA });
    expect(answer.status).toBe(404);
  });
});

describe("a fetch", () => {
  test.each([
    ["HMT001", "SUCCESS", { yearlyFee: expect.any(Number) as number, isCampaignInsurance: false }],
    ["HMT002", "NO_INSURANCES_AT_SELECTED_PROVIDER", null],
    ["HMT003", "OTHER_ERROR", null],
    ["HMT005", "BANKID_ERROR", null],
    ["HMT006", "SUCCESS", { isCampaignInsurance: true }],
    ["HMT007", "SUCCESS", { yearlyFee: null }],
    ["HMT008", "SUCCESS", { renewalDate: null }],
    ["HMT009", "NOT_OWNER", null],
    ["HMT010", "SUCCESS", { providerName: "Björkhaga Ömsesidiga" }],
    ["HMT012", "GENERAL_ERROR", null],
  ])("by the owner of %s ends as %s [C-002]", async (plate, status, existing) => {
    const browser = await world.newBrowser();
    const result = await check(browser, await fetchAs(browser, { civicnumber: personOf(plate) }));
    expect(result.status).toBe(status);
    expect({ existing: result.ExistingInsurance }).toMatchObject({ existing });
  });

  test("another person of the household may be named, and only they can log in [H-056]", async () => {
    const browser = await world.newBrowser();
    const { searchid } = await search(browser, { civicnumber: personOf("HMT009") });
    expect((await check(browser, await fetchAs(browser, { searchid }))).status).toBe("NOT_OWNER");
    const loginmethod = "SWEDISH_MOBILE_BANKID_SAME_DEVICE";
    const shopid = String(insurers.tuvull.shopId);
    const begun = await begin(browser, { searchid, civicnumber: personOf("HMT001"), loginmethod, shopid });
    const fetchdataid: string = begun.body.Data.Result.fetchDataId;
    let token = "";
    const poll = async () => (await browser.post(`${PATH}poll-insurance-data`, { fetchdataid })).body.Data.Result;
    await expect
      .poll(async () => (token = (await poll()).bankIdAutostartToken ?? ""), { timeout: 10_000 })
      .not.toBe("");
    expect(await world.phone.open(token, personOf("HMT009"))).toBeUndefined();
    const returnUrl = await world.phone.approve((await world.phone.open(token, personOf("HMT001"))) ?? "");
    await browser.follow(returnUrl ?? "");
    await expect.poll(async () => (await poll()).status, { timeout: 10_000 }).toBe("SUCCESS");
  });

  test("answers what is insured with its deductibles, and the house at the person's registered address [C-029]", async () => {
    const browser = await world.newBrowser();
    const { searchid } = await search(browser);
    const fetchdataid = await fetchAs(browser, { searchid });
    const { fetchDataId, ExistingInsurance, SearchParameters } = await check(browser, fetchdataid);
    expect(fetchDataId).toBe(fetchdataid);
    expect(ExistingInsurance).toMatchObject({
      providerName: "Björkhaga Ömsesidiga",
      yearlyFee: 6840,
      isCampaignInsurance: false,
      renewalDate: expect.stringMatching(/^\d{4}-03-01$/) as string,
      deductibles: [
        { name: "Grundsjälvrisk", amount: 1500 },
        { name: "Vattenskada", amount: 3000 },
        { name: "Naturskada", amount: 10_000 },
      ],
    });
    expect(SearchParameters).toMatchObject({ address: "Sparvvägen 7", buildyear: "1972", purchaseyear: null });
    expect(SearchParameters).not.toHaveProperty("civicnumber");
  });

  test("leaves nothing personal with the engine or readable in the row", async () => {
    const browser = await world.newBrowser();
    const { searchid } = await search(browser);
    const fetchId = await fetchAs(browser, { searchid });
    const row = JSON.stringify((await world.pool.query("select * from fetches where id = $1", [fetchId])).rows);
    const journal = await world.engine.readJournal();
    expect(journal).toContain('{"end":"SUCCESS"}');
    for (const stored of [row, journal]) expect(stored).not.toMatch(/850210|Sparvvägen|684000|Villaförsäkring/);
  });
});

describe("after a fetch", () => {
  test("the search is prefilled with the house, and offers are compared with what the visitor has [C-005]", async () => {
    const browser = await world.newBrowser();
    // Typed wrongly on purpose: the insurer's value takes precedence.
    const { searchid } = await search(browser, { livingarea: "90", alarm: "alarmcentral" });
    const fetchdataid = await fetchAs(browser, { searchid });
    const { body } = await browser.post(`${PATH}jamfor/ajax`, { searchid, fetchdataid, tempsearchid: randomUUID() });
    const { Result, ExtendedData } = body.Data;
    expect(ExtendedData.Gtm.DataLayer.orderflowversion).toBe("new_prefilled_v1");
    expect(Result.SearchId).not.toBe(searchid);
    const offers = Result.Ok as { IsCheaper: boolean; YearlyFeeRaw: number }[];
    for (const { IsCheaper, YearlyFeeRaw } of offers) expect(IsCheaper).toBe(YearlyFeeRaw < 6840);
    const stored = await readSearchParameters(world.pool, Result.SearchId as string);
    expect(stored).toMatchObject({ livingarea: "142", alarm: "no", purchaseyear: "2014" });
  });

  test("an answer that the visitor confirms takes precedence over the insurer's value, also in later searches", async () => {
    const browser = await world.newBrowser();
    const { searchid: typed } = await search(browser, { livingarea: "90", biarea: "20" });
    const fetchdataid = await fetchAs(browser, { searchid: typed });
    const searchAgain = async (fields: Readonly<Record<string, string>>): Promise<string> => {
      const asked = { fetchdataid, tempsearchid: randomUUID(), ...fields };
      return (await browser.post(`${PATH}jamfor/ajax`, asked)).body.Data.Result.SearchId;
    };
    const prefilled = await searchAgain({ searchid: typed });
    const chosen = await searchAgain({ searchid: prefilled, livingarea: "90", biarea: "38" });
    const changed = await searchAgain({ searchid: chosen, ownfault: "yes" });
    for (const [searchId, livingarea] of [
      [prefilled, "142"],
      [chosen, "90"],
      [changed, "90"],
    ] as const)
      expect(await readSearchParameters(world.pool, searchId)).toMatchObject({ livingarea, biarea: "38" });
    // An unchanged search is not repeated.
    expect(await searchAgain({ searchid: changed })).toBe(changed);
  });

  test("a campaign makes no offer cheaper", async () => {
    const browser = await world.newBrowser();
    const { searchid } = await search(browser, { civicnumber: personOf("HMT006") });
    const fetchdataid = await fetchAs(browser, { searchid });
    const { data } = await search(browser, { fetchdataid, civicnumber: personOf("HMT006") });
    expect(data.Result.Ok.length).toBeGreaterThan(3);
    expect(data.Result.Ok.some((offer: { IsCheaper: boolean }) => offer.IsCheaper)).toBe(false);
  });

  test("an old house without a reported renovation requires its year [C-100]", async () => {
    const browser = await world.newBrowser();
    const young = { ...ordinary, buildyear: "1972", renovationyear: "", civicnumber: personOf("HMT008") };
    const first = await browser.post(`${PATH}jamfor/ajax`, { ...young, tempsearchid: randomUUID() });
    const searchid: string = first.body.Data.Result.SearchId;
    const fetchdataid = await fetchAs(browser, { searchid });
    const again = await browser.post(`${PATH}jamfor/ajax`, { searchid, fetchdataid, tempsearchid: randomUUID() });
    expect(again.body).toMatchObject({ Success: false, Error: [{ ParameterId: "renovationyear" }] });
    const withYear = { searchid, fetchdataid, renovationyear: "2001", tempsearchid: randomUUID() };
    expect((await browser.post(`${PATH}jamfor/ajax`, withYear)).body.Success).toBe(true);
  });

  test("the possible saving is recorded for a logged-in person, and for no one else [C-242]", async () => {
    const record = async (browser: FetchBrowser) => {
      const { searchid } = await search(browser);
      const fetchdataid = await fetchAs(browser, { searchid });
      const { data } = await search(browser, { fetchdataid });
      const fields = { searchid: data.Result.SearchId, fetchdataid };
      return (await browser.post("/ajax/add-event-house-insurance-savings/", fields)).body.Data.Result.recorded;
    };
    expect(await record(await world.newBrowser())).toBe(false);
    expect(await record(await world.newBrowser("customer"))).toBe(true);
    const { rows } = await world.pool.query("select vertical, yearly_fee_saved_ore from savings");
    expect(rows).toMatchObject([{ vertical: "house" }]);
  });

  test("a fetched house insurance is not compared with a car", async () => {
    const browser = await world.newBrowser();
    const fetchdataid = await fetchAs(browser, { civicnumber: personOf("HMT001") });
    for (const call of ["poll-insurance-data", "check-fetch-result"])
      expect((await browser.post(`/forsakring/bil/${call}`, { fetchdataid })).status).toBe(404);
  });
});

test("every test person of a fetch has an address", () => {
  for (const { personalNumber } of fetchPeople) expect(findPerson(personalNumber)?.street).toBeTruthy();
});

describe("the service hem", () => {
  const HEM = "/forsakring/hem/";
  const home = simulatedVerticals.find(({ name }) => name === "flat")?.samples.ordinary ?? {};

  test("is fetched by the same calls, and its offers are compared with what the visitor has [T-003]", async () => {
    const browser = await world.newBrowser();
    const civicnumber = personOf("HMT001");
    const asked = { ...home, civicnumber, tempsearchid: randomUUID() };
    const searchid: string = (await browser.post(`${HEM}jamfor/ajax`, asked)).body.Data.Result.SearchId;
    const fetchdataid = await fetchAs(browser, { searchid }, HEM);
    const { status, ExistingInsurance } = await check(browser, fetchdataid, HEM);
    expect(status).toBe("SUCCESS");
    expect(ExistingInsurance.yearlyFee).toBeGreaterThan(0);
    const again = { searchid, fetchdataid, tempsearchid: randomUUID() };
    const { Result, ExtendedData } = (await browser.post(`${HEM}jamfor/ajax`, again)).body.Data;
    expect(ExtendedData.Gtm.DataLayer.orderflowversion).toBe("new_prefilled_v1");
    const offers = Result.Ok as { IsCheaper: boolean; YearlyFeeRaw: number }[];
    expect(offers.length).toBeGreaterThan(0);
    for (const { IsCheaper, YearlyFeeRaw } of offers)
      expect(IsCheaper).toBe(YearlyFeeRaw < ExistingInsurance.yearlyFee);
  });

  test("is readable only in the browser that began the fetch", async () => {
    const browser = await world.newBrowser();
    const fetchdataid = await fetchAs(browser, { civicnumber: personOf("HMT001") }, HEM);
    const stranger = await world.newBrowser();
    expect((await stranger.post(`${HEM}check-fetch-result`, { fetchdataid })).status).toBe(404);
  });
});
