import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { type FetchBrowser, type FetchWorld, readPng, startFetchWorld } from "./fetch-world.ts";

const VICTIM = "198502102380";
const SUBJECT = { carregnumber: "SPV 24K", civicnumber: VICTIM };
const BIL = "/forsakring/bil";
const SEARCH = { ...SUBJECT, insurancetype: "half", yearlymileage: "1500", zip: "123 45" };

let world: FetchWorld;
let consentversion: string;

beforeAll(async () => {
  world = await startFetchWorld("fetch_release");
  const { body } = await (await world.newBrowser()).post(`${BIL}/get-owner-insurance-info`, SUBJECT);
  consentversion = body.Data.Result.consent.version;
});
afterAll(() => world.stop());

async function begin(
  browser: FetchBrowser,
  device: "SAME" | "OTHER" | "OTHER_DEVICE_MOCK",
  returnpath = "",
  shopid = String(insurers.granskog.shopId),
): Promise<string> {
  const { body } = await browser.post(`${BIL}/init-fetch-insurance-data`, {
    ...SUBJECT,
    shopid,
    loginmethod: `SWEDISH_MOBILE_BANKID_${device.includes("DEVICE") ? device : `${device}_DEVICE`}`,
    consent: "true",
    consentversion,
    returnpath,
  });
  return body.Data.Result.fetchDataId;
}

const poll = async (browser: FetchBrowser, fetchdataid: string) =>
  (await browser.post(`${BIL}/poll-insurance-data`, { fetchdataid })).body.Data;

/** The answer to the browser once BankID waits for the app. */
async function untilWaiting(browser: FetchBrowser, fetchId: string) {
  let answer = await poll(browser, fetchId);
  await expect
    .poll(async () => (answer = await poll(browser, fetchId)).Result.status, { timeout: 10_000, interval: 25 })
    .toBe("USER_ACTION_REQUIRED");
  return answer.Result;
}

/** The victim opens the link that was sent to them, and approves. Gives the return address of their app. */
async function approve(link: string): Promise<string> {
  return (await world.phone.approve((await world.phone.open(link, VICTIM)) ?? "")) ?? "";
}

const rowOf = async (fetchId: string) =>
  (await world.pool.query("select * from fetches where id = $1", [fetchId])).rows[0] as Record<string, unknown>;

async function untilCollected(fetchId: string): Promise<void> {
  await expect.poll(async () => (await rowOf(fetchId))["state"], { timeout: 10_000 }).toBe("done");
}

const identifications = async (fetchId: string) =>
  (await world.pool.query("select owner from browser_identifications where reference = $1", [fetchId])).rows;

/** Checks every call that could disclose what was fetched. */
async function expectNothingDisclosed(browser: FetchBrowser, fetchId: string): Promise<void> {
  const { Result, ExtendedData } = await poll(browser, fetchId);
  expect(Result).toMatchObject({ status: "IN_PROGRESS", isDone: false, isReturnAwaited: true });
  expect(ExtendedData.Result.ExistingInsurance).toBeNull();
  const checked = await browser.post(`${BIL}/check-fetch-result`, { fetchdataid: fetchId });
  expect(checked.body.Data.Result).toMatchObject({
    status: "IN_PROGRESS",
    ExistingInsurance: null,
    SearchParameters: {},
  });
  const search = await browser.post(`${BIL}/jamfor/ajax`, {
    ...SEARCH,
    tempsearchid: randomUUID(),
    orderflowversion: "new_prefilled_v1",
    fetchdataid: fetchId,
  });
  const { Result: found, ExtendedData: extended } = search.body.Data;
  expect(extended.Gtm.DataLayer.orderflowversion).toBe("new_manual_v1");
  expect(found.Ok.length).toBeGreaterThan(3);
  expect(found.Ok.some((offer: { YearlyFeeSaved: string | null }) => offer.YearlyFeeSaved !== null)).toBe(false);
  const saving = { searchid: found.SearchId, fetchdataid: fetchId };
  expect((await browser.post("/ajax/add-event-car-insurance-savings/", saving)).body.Data.Result.recorded).toBe(false);
}

describe("a fetch whose link was sent to another person", () => {
  test("discloses nothing to the browser that started it, also after the app returned to the person's own browser", async () => {
    const [attacker, victim] = [await world.newBrowser(), await world.newBrowser()];
    const fetchId = await begin(attacker, "SAME");
    const { bankIdAutostartToken } = await untilWaiting(attacker, fetchId);
    const returnUrl = await approve(bankIdAutostartToken);
    await untilCollected(fetchId);
    await expectNothingDisclosed(attacker, fetchId);
    expect(await victim.follow(returnUrl)).toBe("/");
    await expectNothingDisclosed(attacker, fetchId);
    expect(await identifications(fetchId)).toEqual([]);
    expect((await victim.post(`${BIL}/poll-insurance-data`, { fetchdataid: fetchId })).status).toBe(404);
    expect((await victim.post(`${BIL}/poll-insurance-data`, {})).status).toBe(404);
  });

  test("does not disclose why it failed: that nothing is insured there is personal too", async () => {
    const attacker = await world.newBrowser();
    const fetchId = await begin(attacker, "SAME", "", String(insurers.tuvull.shopId));
    await approve((await untilWaiting(attacker, fetchId)).bankIdAutostartToken);
    await untilCollected(fetchId);
    expect((await rowOf(fetchId))["status"]).toBe("NO_INSURANCES_AT_SELECTED_PROVIDER");
    await expectNothingDisclosed(attacker, fetchId);
  });

  test("fails at the login after a minute without a return", async () => {
    const attacker = await world.newBrowser();
    const fetchId = await begin(attacker, "SAME");
    await approve((await untilWaiting(attacker, fetchId)).bankIdAutostartToken);
    await untilCollected(fetchId);
    await world.pool.query("update fetches set ended_at = ended_at - interval '61 seconds' where id = $1", [fetchId]);
    const { Result, ExtendedData } = await poll(attacker, fetchId);
    expect(Result).toMatchObject({ status: "BANKID_ERROR", isDone: true, isReturnAwaited: true });
    expect(ExtendedData.Result.ExistingInsurance).toBeNull();
  });

  test("accepts no forged return", async () => {
    const attacker = await world.newBrowser();
    const fetchId = await begin(attacker, "SAME");
    await approve((await untilWaiting(attacker, fetchId)).bankIdAutostartToken);
    for (const nonce of [fetchId, randomUUID(), "", "%00"])
      expect(await attacker.follow(`${world.config.publicOrigin}/hamtning/bankid/?nonce=${nonce}`)).toBe("/");
    await untilCollected(fetchId);
    await expectNothingDisclosed(attacker, fetchId);
  });
});

describe("a fetch on the same device", () => {
  test("is released to the browser that the app returned to, whose person is then identified there", async () => {
    const browser = await world.newBrowser();
    const fetchId = await begin(browser, "SAME", `${BIL}/jamfor/?searchid=abc`);
    const returnUrl = await approve((await untilWaiting(browser, fetchId)).bankIdAutostartToken);
    expect(await browser.follow(returnUrl)).toBe(`${BIL}/jamfor/?searchid=abc#hamtning`);
    await untilCollected(fetchId);
    // Without its id: a new tab that the app opened has none.
    const { Result, ExtendedData } = await poll(browser, "");
    expect(Result).toMatchObject({ fetchDataId: fetchId, status: "SUCCESS", isDone: true, isReturnAwaited: false });
    expect(ExtendedData.Result.ExistingInsurance.providerName).toBe("Granskog Försäkring");
    expect(await identifications(fetchId)).toEqual([{ owner: browser.owner }]);
  });

  test("is released by a return that comes after everything was collected", async () => {
    const browser = await world.newBrowser();
    const fetchId = await begin(browser, "SAME");
    const returnUrl = await approve((await untilWaiting(browser, fetchId)).bankIdAutostartToken);
    await untilCollected(fetchId);
    await expectNothingDisclosed(browser, fetchId);
    expect(await browser.follow(returnUrl)).toBe(`${BIL}/#hamtning`);
    expect((await poll(browser, fetchId)).Result.status).toBe("SUCCESS");
    expect(await identifications(fetchId)).toEqual([{ owner: browser.owner }]);
  });

  test("is released to a session of the same person, and of no one else", async () => {
    const [person, other] = [await world.newBrowser("orderer"), await world.newBrowser("customer")];
    for (const [browser, status] of [
      [person, "SUCCESS"],
      [other, "IN_PROGRESS"],
    ] as const) {
      const fetchId = await begin(browser, "SAME");
      await approve((await untilWaiting(browser, fetchId)).bankIdAutostartToken);
      await untilCollected(fetchId);
      expect((await poll(browser, fetchId)).Result.status).toBe(status);
    }
  });

  test.each(["//evil.example/", "https://evil.example/", "/\\evil.example", "/a#b"])(
    "leads back to no other site: %s",
    async (returnpath) => {
      const browser = await world.newBrowser();
      const fetchId = await begin(browser, "SAME", returnpath);
      const returnUrl = await approve((await untilWaiting(browser, fetchId)).bankIdAutostartToken);
      expect(await browser.follow(returnUrl)).toBe(`${BIL}/#hamtning`);
      await untilCollected(fetchId);
    },
  );
});

test("a scanned code identifies the person in the browser that showed it; the mock identifies no one", async () => {
  const browser = await world.newBrowser();
  const fetchId = await begin(browser, "OTHER");
  const { bankIdQrCodeImage } = await untilWaiting(browser, fetchId);
  await world.phone.approve((await world.phone.scan(readPng(bankIdQrCodeImage) ?? "", VICTIM)) ?? "");
  await untilCollected(fetchId);
  expect((await poll(browser, fetchId)).Result.status).toBe("SUCCESS");
  expect(await identifications(fetchId)).toEqual([{ owner: browser.owner }]);
  const mocked = await begin(browser, "OTHER_DEVICE_MOCK");
  await untilCollected(mocked);
  expect(await identifications(mocked)).toEqual([]);
});

test("another device gets the code and no link, whatever the aggregator returns", async () => {
  const browser = await world.newBrowser();
  const waiting = await untilWaiting(browser, await begin(browser, "OTHER"));
  expect(waiting.bankIdQrCodeImage).not.toBeNull();
  expect(waiting.bankIdAutostartToken).toBeNull();
});
