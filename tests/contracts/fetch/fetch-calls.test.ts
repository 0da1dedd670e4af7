import { createHmac, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { countFetchable } from "#tests/support/providers.ts";
import {
  AGGREGATOR,
  type FetchAnswer,
  type FetchBrowser,
  type FetchWorld,
  readPng,
  startFetchWorld,
} from "./fetch-world.ts";

const ANNA = { carregnumber: "SPV 24K", civicnumber: "850210-2380" };
/** The person of a session that is opened as "customer". */
const CUSTOMER = "199002012384";
const OTHER_DEVICE = "SWEDISH_MOBILE_BANKID_OTHER_DEVICE";
const SAME_DEVICE = "SWEDISH_MOBILE_BANKID_SAME_DEVICE";
const MOCK = `${OTHER_DEVICE}_MOCK`;
const OWNER_INFO = "/forsakring/bil/get-owner-insurance-info";
const INIT = "/forsakring/bil/init-fetch-insurance-data";
const POLL = "/forsakring/bil/poll-insurance-data";
const CHECK = "/forsakring/bil/check-fetch-result";
const CANCEL = "/forsakring/bil/cancel-fetch-insurance-data";

let world: FetchWorld;
let consent: { consent: string; consentversion: string };

beforeAll(async () => {
  world = await startFetchWorld("fetch_calls");
  const { body } = await (await world.newBrowser()).post(OWNER_INFO, ANNA);
  consent = { consent: "true", consentversion: body.Data.Result.consent.version };
});
afterAll(() => world.stop());
afterEach(() => world.simulators.clearFaults(AGGREGATOR));

const begin = (browser: FetchBrowser, changes: Readonly<Record<string, string>> = {}): Promise<FetchAnswer> =>
  browser.post(INIT, { ...ANNA, shopid: String(insurers.granskog.shopId), loginmethod: MOCK, ...consent, ...changes });

const idOf = ({ body }: FetchAnswer): string => body.Data.Result.fetchDataId;

const poll = async (browser: FetchBrowser, fetchdataid: string) =>
  (await browser.post(POLL, { fetchdataid })).body.Data;

/** Polls until it is done; gives every status that was seen, in order. */
async function untilDone(browser: FetchBrowser, fetchId: string): Promise<string[]> {
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const { status, isDone } = (await poll(browser, fetchId)).Result;
        if (seen.at(-1) !== status) seen.push(status);
        return isDone;
      },
      { timeout: 30_000, interval: 25 },
    )
    .toBe(true);
  return seen;
}

async function fetchAs(browser: FetchBrowser, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const fetchId = idOf(await begin(browser, changes));
  await untilDone(browser, fetchId);
  return fetchId;
}

const rowOf = async (fetchId: string): Promise<Record<string, unknown>> =>
  (await world.pool.query("select * from fetches where id = $1", [fetchId])).rows[0] as Record<string, unknown>;

const fieldsOf = (registrationNumber: string): Readonly<Record<string, string>> => {
  const person = fetchPeople.find((each) => each.registrationNumber === registrationNumber);
  return { carregnumber: registrationNumber, civicnumber: person?.personalNumber ?? "" };
};

describe("who may fetch, and from whom", () => {
  test("the owner gets the insurers, each with its login methods, and the consent text [C-097, C-098, C-102]", async () => {
    const { body } = await (await world.newBrowser()).post(OWNER_INFO, ANNA);
    expect(body.Success).toBe(true);
    const { status, providerList, hasMultipleProviders, consent: consentText } = body.Data.Result;
    expect({ status, hasMultipleProviders }).toEqual({ status: "SUCCESS", hasMultipleProviders: true });
    expect(providerList).toHaveLength(countFetchable("car"));
    expect(providerList).toContainEqual({
      shopid: 1041,
      name: "Granskog Försäkring",
      logo: "/logos/granskog.svg",
      isAvailable: true,
      loginMethods: [SAME_DEVICE, OTHER_DEVICE, MOCK],
    });
    expect(providerList.map(({ shopid }: { shopid: number }) => shopid)).toEqual(expect.arrayContaining([1187, 1092]));
    expect(consentText.text).toMatch(/hälsa eller medlemskap i fackförbund/);
    expect(consentText.version).toMatch(/^[\w-]{12}$/);
  });

  test("the pay-as-you-drive insurer is excluded for a cancellation [C-122]", async () => {
    const { body } = await (await world.newBrowser()).post(OWNER_INFO, { ...ANNA, flow: "cancellation" });
    const shopIds = body.Data.Result.providerList.map(({ shopid }: { shopid: number }) => shopid);
    expect(shopIds).toHaveLength(countFetchable("car") - 1);
    expect(shopIds).not.toContain(1092);
  });

  test.each([
    ["another person's car", { ...ANNA, civicnumber: "195802142785" }, "NOT_OWNER"],
    ["a car in no register", { ...ANNA, carregnumber: "XXX 123" }, "NOT_OWNER"],
    ["a car off the road", fieldsOf("HMT010"), "VEHICLE_DEREGISTERED"],
    ["another person's car off the road", { ...ANNA, carregnumber: "HMT010" }, "NOT_OWNER"],
  ])(
    "%s: not disclosed to an unidentified visitor before the login, and then by the fetch [C-002]",
    async (_what, fields, status) => {
      const browser = await world.newBrowser();
      const mine = await browser.post(OWNER_INFO, ANNA);
      const theirs = await browser.post(OWNER_INFO, fields);
      expect(theirs).toEqual(mine);
      const begun = await begin(browser, fields);
      expect(begun.body.Data.Result).toMatchObject({ status: "INITIATED", isProviderAvailable: true });
      expect((await untilDone(browser, idOf(begun))).at(-1)).toBe(status);
      expect(await rowOf(idOf(begun))).toMatchObject({ policy_enc: null, subject_enc: null });
    },
  );

  test("an identified person gets the status at once, and nothing begins [C-002]", async () => {
    const browser = await world.newBrowser("customer");
    const fields = { ...ANNA, civicnumber: CUSTOMER };
    const { body } = await browser.post(OWNER_INFO, fields);
    expect(body.Data.Result).toMatchObject({ status: "NOT_OWNER", providerList: [], hasMultipleProviders: false });
    const begun = await begin(browser, fields);
    expect(begun.body.Data.Result).toEqual({ status: "NOT_OWNER", isProviderAvailable: false, fetchDataId: null });
  });

  test("missing parameters come from the visitor's own search, and from no one else's", async () => {
    const browser = await world.newBrowser();
    const search = await browser.post("/forsakring/bil/jamfor/ajax", { ...SEARCH, tempsearchid: randomUUID() });
    const { SearchId: searchid, Ok } = search.body.Data.Result;
    for (const named of [{ searchid }, { resultid: Ok[0].ResultId }]) {
      expect((await browser.post(OWNER_INFO, named)).body.Data.Result.status).toBe("SUCCESS");
      expect((await (await world.newBrowser()).post(OWNER_INFO, named)).status).toBe(404);
    }
  });

  test("the numbers are required", async () => {
    const { body } = await (await world.newBrowser()).post(OWNER_INFO, {});
    expect(body).toMatchObject({ Success: false, Status: "ValidateError" });
    expect(body.Error.map((each: { ParameterId: string }) => each.ParameterId)).toEqual([
      "carregnumber",
      "civicnumber",
    ]);
  });

  test("an unavailable register lets no one through", async () => {
    await world.simulators.setFaults("registers/vehicles", { kind: "5xx", share: 1 });
    const person = await world.newBrowser("customer");
    const { body } = await person.post(OWNER_INFO, { ...ANNA, civicnumber: CUSTOMER });
    const browser = await world.newBrowser();
    const fetchId = idOf(await begin(browser));
    const seen = await untilDone(browser, fetchId);
    await world.simulators.clearFaults("registers/vehicles");
    expect(body.Data.Result.status).toBe("GENERAL_ERROR");
    expect(seen.at(-1)).toBe("GENERAL_ERROR");
    expect((await rowOf(fetchId))["policy_enc"]).toBeNull();
  });
});

describe("beginning", () => {
  test.each([
    ["without the consent", { consent: "" }],
    ["with the box left unticked", { consent: "false" }],
    ["with the consent to another text", { consentversion: "another-one" }],
  ])("%s nothing begins and nothing is stored", async (_what, changes) => {
    const before = await world.pool.query("select count(*) from fetches");
    const { body } = await begin(await world.newBrowser(), changes);
    expect(body).toMatchObject({ Success: false, Status: "ValidateError", Error: [{ ParameterId: "consent" }] });
    expect((await world.pool.query("select count(*) from fetches")).rows).toEqual(before.rows);
  });

  test.each([
    ["1187, which does not work for cars [C-130]", "1187"],
    ["an insurer without an agreement", String(insurers.nordkaj.shopId)],
    ["a shop id that is none", "-1"],
  ])("%s is not supported", async (_what, shopid) => {
    const { body } = await begin(await world.newBrowser(), { shopid });
    expect(body.Data.Result).toEqual({
      status: "PROVIDER_NOT_SUPPORTED",
      isProviderAvailable: false,
      fetchDataId: null,
    });
  });

  test("an insurer that is reported as unavailable is tried nevertheless [C-123]", async () => {
    const browser = await world.newBrowser();
    const begun = await begin(browser, { ...fieldsOf("HMT001"), shopid: String(insurers.ljunghed.shopId) });
    expect(begun.body.Data.Result).toMatchObject({ status: "INITIATED", isProviderAvailable: false });
    expect((await untilDone(browser, idOf(begun))).at(-1)).toBe("SUCCESS");
  });

  test("production neither lists nor accepts the mock", async () => {
    const browser = await world.newBrowser();
    const info = await browser.post(OWNER_INFO, ANNA, world.productionUrl);
    const { providerList } = info.body.Data.Result;
    expect(providerList).toHaveLength(countFetchable("car"));
    for (const { loginMethods } of providerList) {
      expect(loginMethods.length).toBeGreaterThan(0);
      expect(loginMethods).not.toContain(MOCK);
    }
    const fields = { ...ANNA, shopid: "1041", loginmethod: MOCK, ...consent };
    const begun = await browser.post(INIT, fields, world.productionUrl);
    expect(begun.body).toMatchObject({ Status: "ValidateError", Error: [{ ParameterId: "loginmethod" }] });
  });
});

const SEARCH = {
  ...ANNA,
  insurancetype: "half",
  yearlymileage: "1500",
  zip: "123 45",
};

describe("a fetch", () => {
  test("with a code on the screen: scanned by a phone, approved, fetched [C-099, C-103, C-104, C-105]", async () => {
    const browser = await world.newBrowser();
    const begun = await begin(browser, { loginmethod: OTHER_DEVICE });
    expect(begun.body.Data.Result).toMatchObject({ status: "INITIATED", isProviderAvailable: true });
    const fetchId = idOf(begun);
    const codes = new Set<string>();
    await expect
      .poll(
        async () => {
          const { Result } = await poll(browser, fetchId);
          if (Result.bankIdQrCodeImage !== null) codes.add(Result.bankIdQrCodeImage);
          return codes.size;
        },
        { timeout: 10_000, interval: 300 },
      )
      .toBeGreaterThan(1);
    const waiting = await poll(browser, fetchId);
    expect(waiting.Result).toMatchObject({ status: "USER_ACTION_REQUIRED", isDone: false, bankIdAutostartToken: null });
    expect(waiting.ExtendedData.Result.ExistingInsurance).toBeNull();
    const code = readPng(waiting.Result.bankIdQrCodeImage) ?? "";
    // Only the policy holder can log in.
    expect(await world.phone.scan(code, "195802142785")).toBeUndefined();
    await world.phone.approve((await world.phone.scan(code, "198502102380")) ?? "");
    const seen = await untilDone(browser, fetchId);
    expect(seen).toContain("IN_PROGRESS");
    expect(seen.at(-1)).toBe("SUCCESS");

    const done = await poll(browser, fetchId);
    const existing = {
      providerName: "Granskog Försäkring",
      logo: "/logos/granskog.svg",
      yearlyFee: 4308,
      isCampaignInsurance: false,
      renewalDate: expect.stringMatching(/^\d{4}-01-18$/) as string,
      insuranceName: "Bilförsäkring Halv",
      deductibles: expect.arrayContaining([{ name: "Självrisk stöld", amount: 2000 }]) as unknown,
    };
    expect(done.Result).toMatchObject({ bankIdQrCodeImage: null, bankIdAutostartToken: null });
    expect(done.ExtendedData.Result.ExistingInsurance).toEqual(existing);
    const checked = await browser.post(CHECK, { fetchdataid: fetchId });
    expect(checked.body.Data.Result).toEqual({
      fetchDataId: fetchId,
      status: "SUCCESS",
      ExistingInsurance: existing,
      SearchParameters: { carregnumber: "SPV 24K" },
    });
  });

  test("on the same device: with the app's start token, and no code", async () => {
    const browser = await world.newBrowser();
    const fetchId = idOf(await begin(browser, { loginmethod: SAME_DEVICE }));
    let token = "";
    await expect
      .poll(async () => (token = (await poll(browser, fetchId)).Result.bankIdAutostartToken ?? ""), { timeout: 10_000 })
      .not.toBe("");
    expect((await poll(browser, fetchId)).Result.bankIdQrCodeImage).toBeNull();
    const returnUrl = await world.phone.approve((await world.phone.open(token, "198502102380")) ?? "");
    expect(await browser.follow(returnUrl ?? "")).toBe("/forsakring/bil/#hamtning");
    expect((await untilDone(browser, fetchId)).at(-1)).toBe("SUCCESS");
  });

  test("that the person cancels in the app is a BankID error", async () => {
    const browser = await world.newBrowser();
    const fetchId = idOf(await begin(browser, { loginmethod: SAME_DEVICE }));
    let token = "";
    await expect
      .poll(async () => (token = (await poll(browser, fetchId)).Result.bankIdAutostartToken ?? ""), { timeout: 10_000 })
      .not.toBe("");
    await world.phone.fail((await world.phone.open(token, "198502102380")) ?? "", "userCancel");
    expect((await untilDone(browser, fetchId)).at(-1)).toBe("BANKID_ERROR");
    expect((await poll(browser, fetchId)).Result.isLoginCancelled).toBe(true);
  });

  test("stores the consent with its result, both encrypted", async () => {
    const fetchId = await fetchAs(await world.newBrowser());
    const row = await rowOf(fetchId);
    expect(row).toMatchObject({ state: "done", status: "SUCCESS", subject_enc: null });
    expect(row["consent_version"]).toBe(consent.consentversion);
    expect(row["consented_at"]).toBeInstanceOf(Date);
    const texts = await world.pool.query("select texts from consent_texts where version = $1", [
      row["consent_version"],
    ]);
    expect(JSON.stringify(texts.rows)).toContain("medlemskap i fackförbund");
    expect(JSON.stringify(row)).not.toMatch(/SPV ?24K|850210|430800|Bilförsäkring/);
    const bare = "insert into fetches (id, owner, vertical, provider_enc, login_method, subject_enc)";
    await expect(world.pool.query(`${bare} values ('x', 'x', 'x', 'x', 'x', 'x')`)).rejects.toThrow("consent");
  });

  test("leaves nothing personal with the engine", async () => {
    await fetchAs(await world.newBrowser());
    const journal = await world.engine.readJournal();
    expect(journal).toContain("take-policy");
    expect(journal).toContain('{"end":"SUCCESS"}');
    expect(journal).not.toMatch(/850210|SPV ?24K|Granskog/);
  });

  test.each([
    ["HMT001", "SUCCESS", { yearlyFee: expect.any(Number) as number, isCampaignInsurance: false }],
    ["HMT002", "NO_INSURANCES_AT_SELECTED_PROVIDER", null],
    ["HMT003", "OTHER_ERROR", null],
    ["HMT004", "OTHER_ERROR", null],
    ["HMT005", "BANKID_ERROR", null],
    ["HMT006", "SUCCESS", { isCampaignInsurance: true }],
    ["HMT007", "SUCCESS", { yearlyFee: null }],
    ["HMT008", "SUCCESS", { renewalDate: null }],
    ["HMT009", "NO_INSURANCES_AT_SELECTED_PROVIDER", null],
    ["HMT012", "GENERAL_ERROR", null],
    ["HMT013", "OTHER_ERROR", null],
    ["HMT014", "SUCCESS", { isCampaignInsurance: true }],
  ])("of %s ends as %s", async (plate, status, existing) => {
    const browser = await world.newBrowser();
    const fetchId = await fetchAs(browser, fieldsOf(plate));
    const { Result, ExtendedData } = await poll(browser, fetchId);
    expect(Result.status).toBe(status);
    expect({ existing: ExtendedData.Result.ExistingInsurance }).toMatchObject({ existing });
  });

  test("without an insurance at the chosen insurer reports so", async () => {
    const browser = await world.newBrowser();
    const fetchId = idOf(await begin(browser, { shopid: String(insurers.tuvull.shopId) }));
    expect((await untilDone(browser, fetchId)).at(-1)).toBe("NO_INSURANCES_AT_SELECTED_PROVIDER");
  });

  test.each(["answer-lost", "5xx", "reset"] as const)(
    "is started once although its start fails with %s",
    async (kind) => {
      await world.simulators.setFaults(AGGREGATOR, { kind, share: 1, operation: "start" });
      const browser = await world.newBrowser();
      const fetchId = idOf(await begin(browser));
      await new Promise((resolve) => setTimeout(resolve, 150));
      await world.simulators.clearFaults(AGGREGATOR);
      expect((await untilDone(browser, fetchId)).at(-1)).toBe("SUCCESS");
      expect((await world.simulators.orders(AGGREGATOR))[fetchId]).toBe(1);
    },
  );

  test("resumes when its worker dies", async () => {
    const browser = await world.newBrowser();
    const fetchId = idOf(await begin(browser));
    await expect.poll(async () => (await world.simulators.orders(AGGREGATOR))[fetchId]).toBe(1);
    await world.engine.restartWorker();
    expect((await untilDone(browser, fetchId)).at(-1)).toBe("SUCCESS");
    expect((await world.simulators.orders(AGGREGATOR))[fetchId]).toBe(1);
  });
});

describe("one at a time", () => {
  const statusThere = async (reference: string): Promise<string | undefined> =>
    ((await world.simulators.received(AGGREGATOR)) as { reference: string; status: string }[]).find(
      (each) => each.reference === reference,
    )?.status;

  test("a new fetch cancels the visitor's old one, also at the aggregator", async () => {
    const browser = await world.newBrowser();
    const first = idOf(await begin(browser, { loginmethod: SAME_DEVICE }));
    await expect.poll(() => statusThere(first), { timeout: 10_000 }).toBe("WAITING_FOR_AUTHENTICATION");
    const second = idOf(await begin(browser, { loginmethod: SAME_DEVICE }));
    expect((await poll(browser, first)).Result).toMatchObject({ status: "", isDone: true });
    await expect.poll(() => statusThere(first), { timeout: 10_000 }).toBe("AUTHENTICATION_CANCELLED");
    await expect.poll(async () => (await rowOf(first))["called_off_at"]).not.toBeNull();
    expect((await poll(browser, second)).Result.isDone).toBe(false);
    await browser.post(CANCEL, { fetchdataid: second });
  });

  test("closing cancels it; closing twice, or after its end, is no error", async () => {
    const browser = await world.newBrowser();
    const fetchId = idOf(await begin(browser, { loginmethod: SAME_DEVICE }));
    await expect.poll(() => statusThere(fetchId), { timeout: 10_000 }).toBe("WAITING_FOR_AUTHENTICATION");
    for (let times = 0; times < 2; times++)
      expect((await browser.post(CANCEL, { fetchdataid: fetchId })).body.Success).toBe(true);
    await expect.poll(() => statusThere(fetchId), { timeout: 10_000 }).toBe("AUTHENTICATION_CANCELLED");
    expect(await rowOf(fetchId)).toMatchObject({ state: "cancelled", subject_enc: null, policy_enc: null });
    const done = await fetchAs(browser);
    expect((await browser.post(CANCEL, { fetchdataid: done })).body.Success).toBe(true);
    expect((await poll(browser, done)).Result.status).toBe("SUCCESS");
  });
});

describe("another visitor", () => {
  test("sees no fetch but their own", async () => {
    const fetchId = await fetchAs(await world.newBrowser());
    const stranger = await world.newBrowser();
    for (const path of [POLL, CHECK, CANCEL]) {
      const theirs = await stranger.post(path, { fetchdataid: fetchId });
      const unknown = await stranger.post(path, { fetchdataid: "there-is-no-such-fetch-at-all" });
      expect(theirs.status).toBe(404);
      expect(theirs.body).toEqual(unknown.body);
    }
    const search = await stranger.post("/forsakring/bil/jamfor/ajax", {
      ...SEARCH,
      tempsearchid: randomUUID(),
      orderflowversion: "new_prefilled_v1",
      fetchdataid: fetchId,
    });
    const { Result, ExtendedData } = search.body.Data;
    expect(ExtendedData.Gtm.DataLayer.orderflowversion).toBe("new_manual_v1");
    expect(Result.Ok.length).toBeGreaterThan(3);
    expect(Result.Ok.some((offer: { YearlyFeeSaved: string | null }) => offer.YearlyFeeSaved !== null)).toBe(false);
  });
});

test("a fetched insurance of one vertical is not compared with another", async () => {
  const browser = await world.newBrowser();
  const fetchdataid = await fetchAs(browser);
  const house = simulatedVerticals.find(({ name }) => name === "house")?.samples.ordinary;
  const search = { ...house, tempsearchid: randomUUID(), orderflowversion: "new_prefilled_v1", fetchdataid };
  const { Result, ExtendedData } = (await browser.post("/forsakring/villa/jamfor/ajax", search)).body.Data;
  expect(Result.Ok.length).toBeGreaterThan(3);
  expect(ExtendedData.Gtm.DataLayer.orderflowversion).toBe("new_manual_v1");
  expect(Result.Ok.some((offer: { IsCheaper: boolean }) => offer.IsCheaper)).toBe(false);
});

describe("after a fetch", () => {
  const searchWith = async (browser: FetchBrowser, fetchdataid: string, fields = {}) =>
    (
      await browser.post("/forsakring/bil/jamfor/ajax", {
        ...SEARCH,
        ...fields,
        tempsearchid: randomUUID(),
        fetchdataid,
      })
    ).body.Data;

  test("the search is prefilled, and offers are compared with what the visitor has [C-005]", async () => {
    const browser = await world.newBrowser();
    const data = await searchWith(browser, await fetchAs(browser));
    expect(data.ExtendedData.Gtm.DataLayer.orderflowversion).toBe("new_prefilled_v1");
    const offers = data.Result.Ok as { IsCheaper: boolean; YearlyFeeRaw: number }[];
    expect(offers.length).toBeGreaterThan(3);
    expect(offers.some(({ IsCheaper }) => IsCheaper)).toBe(true);
    for (const { IsCheaper, YearlyFeeRaw } of offers) expect(IsCheaper).toBe(YearlyFeeRaw < 4308);
  });

  test("the offers have the same fields as without a fetch: where the present insurance stands is for the page", async () => {
    const browser = await world.newBrowser();
    const fieldsIn = (data: Awaited<ReturnType<typeof searchWith>>) =>
      new Set((data.Result.Ok as object[]).flatMap((offer) => Object.keys(offer)));
    const compared = fieldsIn(await searchWith(browser, await fetchAs(browser)));
    expect(compared.size).toBeGreaterThan(10);
    expect(compared).toEqual(fieldsIn(await searchWith(browser, "")));
  });

  test("a campaign insurance makes no offer cheaper", async () => {
    const browser = await world.newBrowser();
    const fetchId = await fetchAs(browser, fieldsOf("HMT006"));
    const data = await searchWith(browser, fetchId, fieldsOf("HMT006"));
    expect(data.Result.Ok.length).toBeGreaterThan(3);
    expect(data.Result.Ok.some((offer: { IsCheaper: boolean }) => offer.IsCheaper)).toBe(false);
  });

  const SAVING = "/ajax/add-event-car-insurance-savings/";

  test("the possible saving is recorded for a logged-in person after a fetch, and for no one else [C-241, C-242]", async () => {
    const isRecorded = async (browser: FetchBrowser, searchid: string, fetchdataid: string): Promise<boolean> =>
      (await browser.post(SAVING, { searchid, fetchdataid })).body.Data.Result.recorded;
    const saved = async () => (await world.pool.query("select * from savings")).rows as Record<string, unknown>[];

    const guest = await world.newBrowser();
    const guestFetch = await fetchAs(guest);
    const guestSearch = (await searchWith(guest, guestFetch)).Result.SearchId;
    const person = await world.newBrowser("customer");
    const fetchId = await fetchAs(person);
    const searchId = (await searchWith(person, fetchId)).Result.SearchId;

    expect(await isRecorded(guest, guestSearch, guestFetch)).toBe(false);
    expect(await isRecorded(guest, guestSearch, "none")).toBe(false);
    expect(await isRecorded(person, searchId, "none")).toBe(false);
    expect(await isRecorded(person, searchId, guestFetch)).toBe(false);
    expect(await saved()).toEqual([]);
    for (let times = 0; times < 2; times++) expect(await isRecorded(person, searchId, fetchId)).toBe(true);
    const rows = await saved();
    expect(rows).toMatchObject([{ search_id: searchId, fetch_id: fetchId, vertical: "car" }]);
    expect(Number(rows[0]?.["yearly_fee_saved_ore"])).toBeGreaterThan(0);
  });
});

describe("an event of the aggregator", () => {
  const send = async (event: object, key = world.config.insuranceDataWebhookKey) => {
    const body = JSON.stringify(event);
    const answer = await fetch(`${world.config.publicOrigin}/webhooks/insurance-data`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-insurely-signature": createHmac("sha256", key).update(body).digest("hex"),
      },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as { Success: boolean; Status: string } };
  };
  const eventOf = (changes = {}) => ({
    collectionId: randomUUID(),
    status: "COMPLETED",
    eventId: randomUUID(),
    timestamp: new Date().toISOString(),
    ...changes,
  });

  test("is accepted once, and refused when it is sent again", async () => {
    const event = eventOf();
    expect(await send(event)).toMatchObject({ status: 200, body: { Success: true } });
    expect(await send(event)).toMatchObject({ status: 200, body: { Success: false, Status: "Replayed" } });
  });

  test("is refused when it is forged, old, or from the future", async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    expect((await send(eventOf(), "another-key-altogether")).status).toBe(403);
    expect((await send(eventOf({ timestamp: minutes(-6) }))).status).toBe(403);
    expect((await send(eventOf({ timestamp: minutes(6) }))).status).toBe(403);
    expect((await send(eventOf({ timestamp: "yesterday" }))).status).toBe(403);
  });

  test("is sent by the aggregator itself for every fetch", async () => {
    const count = async () => Number((await world.pool.query("select count(*) from fetch_events")).rows[0]?.count);
    const before = await count();
    await fetchAs(await world.newBrowser());
    await expect.poll(count, { timeout: 5_000 }).toBeGreaterThan(before);
  });
});
