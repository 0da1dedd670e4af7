import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountErasurePath } from "#domain/addresses/own-data-paths.ts";
import {
  accountCopyPath,
  accountDetailsPath,
  accountOrdersPath,
  accountPath,
  accountSavedPath,
} from "#domain/addresses/account-paths.ts";
import { applyStepPath } from "#domain/addresses/apply-paths.ts";
import { GIFT_PRODUCT } from "#domain/after-order/gift-campaign.ts";
import { switchPath } from "#domain/addresses/shop-paths.ts";
import { receiptTexts } from "#domain/my-data/receipt.texts.sv.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { createFormTokens, FORM_HEADER } from "#http/middleware/form-token.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { PROJECT_ROOT, withPlanted } from "#tests/architecture/plant.ts";
import { CONTACT, Customer } from "#tests/contracts/checkout/checkout-world.ts";
import { SIGNED } from "#tests/contracts/signing/signing-world.ts";
import { newAddress } from "#tests/support/address.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { NUMBERS, openSession } from "#tests/support/open-session.ts";
import { openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedApplied, simulatedVerticals } from "#simulators/verticals/registry.ts";
import { pagesThatAsk, placesOfNumbers } from "./places-of-numbers.ts";
import { readRouteTable } from "./route-table.ts";

/** The victim is logged in, in a browser of their own. The attacker knows their number and types it wherever one can be typed. */
const VICTIM = NUMBERS.orderer;
const ATTACKERS = {
  name: "Åsa Angripare",
  email: "asa.angripare@exempel.se",
  phone: "0701740699",
  address: "Angriparstigen 66",
  zip: "123 45",
  city: "Angriparby",
} as const;
const OWN = { ...CONTACT, email: "offret@exempel.se", address: "Offervägen 1", city: "Offerby" } as const;
const CAR = { path: "/forsakring/bil/", vertical: "car" } as const;

let stack: Stack;
let ordered: OrderFixtures;
let victim: Browser;
let attacker: Browser;
/** Of the attacker's rows: ids and browser, in whichever table. */
let attackersIds: string[];

interface Browser {
  readonly customer: Customer;
  readonly owner: string;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<{ status: number; text: string }>;
  get(path: string): Promise<string>;
}

function openBrowser(sessionToken?: string, customer = new Customer(stack)): Browser {
  const keys = createCookieKeys(readConfig(stack.env));
  if (sessionToken !== undefined) customer.cookie += `; ${SESSION_COOKIE}=${sessionToken}`;
  const owner = readVisitor(customer.cookie, keys, noFormerIds).owner();
  const headers = () => ({
    origin: stack.url,
    cookie: customer.cookie,
    "x-forwarded-for": newAddress(),
    [FORM_HEADER]: createFormTokens({ keys, clock: systemClock }).issue(owner),
  });
  return {
    customer,
    owner,
    async post(path, fields) {
      const body = new URLSearchParams(fields);
      const answer = await fetch(stack.url + path, { method: "POST", headers: headers(), body, redirect: "manual" });
      return { status: answer.status, text: await answer.text() };
    },
    async get(path) {
      const answer = await fetch(stack.url + path, { headers: headers() });
      expect(answer.status, path).toBe(200);
      return answer.text();
    },
  };
}

/** Logged in there: a browser that was there before, or a new one. */
async function logIn(person: keyof typeof NUMBERS, before?: Browser): Promise<Browser> {
  const { customer, owner } = before ?? openBrowser();
  return openBrowser(await openSession(ordered.pool, readConfig(stack.env), person, owner), customer);
}

beforeAll(async () => {
  stack = await openSharedStack({ hasWorker: true });
  ordered = openOrderFixtures(stack);
  attacker = openBrowser();
  victim = await logIn("orderer");
}, 500_000);
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const orderTypes = async (
  browser: Browser,
  contact: Readonly<Record<string, string>>,
  plate: string,
  slug: keyof typeof insurers,
) => {
  const offer = await browser.customer.findOfferFor({ carregnumber: plate, civicnumber: VICTIM }, slug);
  const { Data: state } = await browser.customer.open(offer);
  return browser.customer.submit("calculate", state, { ...contact, terms: "true", needsread: "true" });
};

/** Where a number can be typed, and what the attacker does there. Places are calls and forms; each must let the attacker in or refuse. */
const TYPING: Readonly<Record<string, () => Promise<unknown>>> = {
  "GET /ajax/user-data/": async () => attacker.get(`/ajax/user-data/?civicnumber=${VICTIM}`),
  "POST /ajax/user-data/": async () => attacker.post("/ajax/user-data/", { civicnumber: VICTIM }),
  "GET /ajax/org-data/": async () => attacker.get(`/ajax/org-data/?civicnumber=${VICTIM}&orgnumber=`),
  "POST /ajax/org-data/": async () => attacker.post("/ajax/org-data/", { civicnumber: VICTIM }),
  "POST /{group}/{service}/get-owner-insurance-info": async () =>
    attacker.post(`${CAR.path}get-owner-insurance-info`, { carregnumber: "SPV 24K", civicnumber: VICTIM }),
  async "POST /{group}/{service}/init-fetch-insurance-data"() {
    const subject = { carregnumber: "SPV 24K", civicnumber: VICTIM };
    const info = await attacker.post(`${CAR.path}get-owner-insurance-info`, subject);
    const version = /"version":"([^"]+)"/.exec(info.text)?.[1] ?? "";
    const begun = await attacker.post(`${CAR.path}init-fetch-insurance-data`, {
      ...subject,
      shopid: String(insurers.granskog.shopId),
      loginmethod: "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
      consent: "true",
      consentversion: version,
    });
    expect(begun.text).toContain("fetchDataId");
  },
  // Searched for, opened, priced with contact details, ordered, and sent to be signed.
  async "POST /{group}/{service}/jamfor/ajax"() {
    for (const [vertical, path] of [
      ["house", "/forsakring/villa/"],
      ["flat", "/forsakring/hem/"],
      ["accident", "/forsakring/olycksfall/"],
    ] as const) {
      const sample = simulatedVerticals.find(({ name }) => name === vertical)?.samples.ordinary;
      const searcher = openBrowser(
        undefined,
        Object.assign(new Customer(stack, { path, vertical }), { cookie: attacker.customer.cookie }),
      );
      expect(await searcher.customer.search({ ...sample, civicnumber: VICTIM }), vertical).not.toHaveLength(0);
    }
  },
  async "POST /{group}/{service}/order/ajax"() {
    const plate = freshPlate();
    const offer = await attacker.customer.findOfferFor({ carregnumber: plate, civicnumber: VICTIM }, "tuvull");
    const { Data: state } = await attacker.customer.open(offer);
    await attacker.customer.submit("calculate_price", state, ATTACKERS);
    const { Data: again } = await attacker.customer.open(offer);
    const placed = await attacker.customer.submit("calculate", again, {
      ...ATTACKERS,
      terms: "true",
      needsread: "true",
    });
    expect(placed.Status).toBe("Ok");
    const signed = await orderTypes(attacker, { ...ATTACKERS, signdevice: "other" }, freshPlate(), SIGNED);
    expect(signed.Data.Result.Signing).toMatchObject({ Status: "pending" });
  },
  async "POST /ajax/gift-campaign/"() {
    const entered = await attacker.post("/ajax/gift-campaign/", {
      civicNumber: VICTIM,
      phoneNumber: ATTACKERS.phone,
      product: GIFT_PRODUCT,
    });
    expect(entered.status).toBe(200);
  },
  // Not stored: who may complete the login.
  "POST /ajax/login/bankid/init": async () =>
    attacker.post("/ajax/login/bankid/init", { personalnumber: VICTIM, device: "other" }),
  "form privateloan civicnumber": async () => typeDraft(attacker, { civicnumber: VICTIM }),
  "form privateloan cocivicnumber": async () =>
    typeDraft(attacker, {
      civicnumber: NUMBERS.customer,
      coapplicant: "yes",
      coname: ATTACKERS.name,
      cocivicnumber: VICTIM,
      coemail: ATTACKERS.email,
    }),
};

/** Fills in what stands before the signature. */
async function typeDraft(browser: Browser, changes: Readonly<Record<string, string>>): Promise<void> {
  for (const { description } of appliedVerticals) {
    const sample = simulatedApplied.find(({ name }) => name === description.name)?.samples.ordinary;
    for (const step of description.steps.slice(0, -1)) {
      const values = { ...sample, email: ATTACKERS.email, phone: ATTACKERS.phone, ...changes };
      const answer = await browser.post(applyStepPath(description, step.slug), values);
      expect(answer.status, step.slug).toBeLessThan(400);
    }
  }
}

/** Pages with a field of their own for a number, and the call that each sends it by. */
const ASKING_PAGES: Readonly<Record<string, string>> = {
  "src/web/shell/login/ChooseDevice.tsx": "POST /ajax/login/bankid/init",
  "src/web/shop/after-order/GiftForm.tsx": "POST /ajax/gift-campaign/",
  "src/web/shop/fetch/OtherHolder.tsx": "POST /{group}/{service}/init-fetch-insurance-data",
};

const described = async () => ({
  routes: await readRouteTable(stack.url),
  services: createServerVerticals(systemClock),
  applied: appliedVerticals.map(({ description }) => description),
});

const tablesWith = async (column: string): Promise<string[]> =>
  (
    await ordered.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       join pg_class on relname = table_name and relnamespace = 'public'::regnamespace
       where table_schema = 'public' and column_name = $1 and relkind in ('r', 'p') and not relispartition`,
      [column],
    )
  ).rows.map(({ name }) => name);

/** The attacker's browser, and each random id in a row of it. */
async function idsOf(owner: string): Promise<string[]> {
  const ids = new Set([owner]);
  for (const table of await tablesWith("owner")) {
    const { rows } = await ordered.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} as t where owner = $1`,
      [owner],
    );
    for (const { row } of rows)
      for (const name of ["id", "search_id", "result_id", "order_id", "application_id"])
        if (typeof row[name] === "string") ids.add(row[name]);
  }
  return [...ids];
}

const foundIn = (text: string): string[] =>
  [...Object.values(ATTACKERS).filter((value) => value !== ATTACKERS.zip), ...attackersIds].filter((value) =>
    text.includes(value),
  );

describe("what an attacker types with the number of another person", () => {
  test("is looked for at new places too: a call, a form of a service and a page's own field", async () => {
    const whole = await described();
    const field = { name: "makanummer", kind: "civic-number", label: "Personnummer", required: true } as const;
    const step = { form: { sections: [{ title: "", fields: [field] }], submit: "" } };
    const planted = {
      ...whole,
      routes: [...whole.routes, { key: "POST /ajax/planterad/", kind: "call" as const, takes: ["personalNumber"] }],
      applied: [...whole.applied, { name: "planterad", steps: [step] }],
    };
    const known = new Set(placesOfNumbers(whole));
    expect(placesOfNumbers(planted).filter((place) => !known.has(place))).toEqual([
      "POST /ajax/planterad/",
      "form planterad makanummer",
    ]);
    const pages = {
      "src/web/shop/Planted.tsx": 'export const Planted = () => <input name="civicNumber" />;',
      "src/web/shop/planted-form.ts": 'export const planted = { name: "a", kind: "civic-number" };',
      "src/web/shop/Harmless.tsx": 'export const Harmless = () => <input name="orderNumber" />;',
    };
    expect((await withPlanted(pages, pagesThatAsk)).toSorted()).toEqual(Object.keys(pages).slice(0, 2));
  });

  test("is typed wherever a number can be typed", { timeout: 300_000 }, async () => {
    expect(Object.keys(TYPING).toSorted()).toEqual(placesOfNumbers(await described()).toSorted());
    expect(pagesThatAsk(PROJECT_ROOT).toSorted()).toEqual(Object.keys(ASKING_PAGES).toSorted());
    expect(Object.values(ASKING_PAGES).filter((place) => !(place in TYPING))).toEqual([]);
    for (const [place, type] of Object.entries(TYPING))
      await type().catch((error: unknown) => {
        throw new Error(place, { cause: error });
      });
    const lookup = ordered.lookupHash("person", VICTIM);
    const counts: Record<string, number> = {};
    for (const table of await tablesWith("person_lookup")) {
      const { rowCount } = await ordered.pool.query(`select from ${table} where person_lookup = $1`, [lookup]);
      if (rowCount) counts[table] = rowCount;
    }
    console.log("rows with the victim's number:", JSON.stringify(counts));
    for (const table of ["searches", "orders", "signings", "fetches", "gift_entries", "lookups", "disclosures"])
      expect(counts[table], table).toBeGreaterThan(0);
    const order = "select id from orders where owner = $1 and confirmed_at is not null";
    await waitUntil(
      async () => (await ordered.pool.query(order, [attacker.owner])).rowCount === 1,
      60_000,
      "the confirmation",
    );
    attackersIds = await idsOf(attacker.owner);
    expect(attackersIds.length).toBeGreaterThan(10);
  });

  test("is in no row of the person's export and on none of their pages", { timeout: 300_000 }, async () => {
    const file = await victim.get(accountCopyPath());
    const { tables } = JSON.parse(file) as { tables: { table: string; rows: unknown[] }[] };
    console.log("the export:", JSON.stringify(tables.map(({ table, rows }) => [table, rows.length])));
    expect(tables.filter((table) => foundIn(JSON.stringify(table)).length > 0).map(({ table }) => table)).toEqual([]);
    expect(tables.map(({ table }) => table)).not.toContain("orders");
    for (const path of [
      accountPath(),
      accountOrdersPath(),
      accountSavedPath(),
      accountDetailsPath(),
      "/minasidor/hushall/",
    ])
      expect(foundIn(await victim.get(path)), path).toEqual([]);
  });

  test(
    "is not in the person's checkout, and does not decide where their confirmation goes",
    { timeout: 300_000 },
    async () => {
      const plate = freshPlate();
      const offer = await victim.customer.findOfferFor({ carregnumber: plate, civicnumber: VICTIM }, "rattvis");
      const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === "car");
      expect(foundIn(await victim.get(switchPath(vertical?.description ?? CAR, offer)))).toEqual([]);
      const made = await orderTypes(victim, OWN, freshPlate(), "rattvis");
      expect(made.Status).toBe("Ok");
      await waitUntil(
        async () => (await readInbox(stack.simulatorsUrl, OWN.email)).length === 1,
        60_000,
        "the confirmation",
      );
      // What is ordered by the person while logged in is known from then on.
      const next = await victim.customer.findOfferFor({ carregnumber: freshPlate(), civicnumber: VICTIM }, "rattvis");
      const page = await victim.get(switchPath(vertical?.description ?? CAR, next));
      expect([page.includes(OWN.email), page.includes(OWN.address), foundIn(page)]).toEqual([true, true, []]);
      const number = formatOrderNumber(made.Data.Result.SubmittedOrderData?.OrderId ?? "");
      const about = async (address: string) =>
        (await readInbox(stack.simulatorsUrl, address)).filter(({ text }) => text.includes(number)).length;
      expect([await about(OWN.email), await about(ATTACKERS.email)]).toEqual([1, 0]);
    },
  );

  test("is answered with one answer, whichever order exists", { timeout: 300_000 }, async () => {
    const plate = freshPlate();
    expect((await orderTypes(victim, OWN, plate, "tuvull")).Status).toBe("Ok");
    const refused = await orderTypes(attacker, ATTACKERS, plate, "tuvull");
    expect([refused.Status, refused.Data.ExistingOrderId]).toEqual(["IdentificationRequired", null]);
    const first = freshPlate();
    expect((await orderTypes(attacker, ATTACKERS, first, "tuvull")).Status).toBe("Ok");
    const again = await orderTypes(attacker, ATTACKERS, first, "rattvis");
    expect([again.Status, again.Data.ExistingOrderId]).toEqual(["IdentificationRequired", null]);
    expect(again.Data.ErrorMessage).toBe(refused.Data.ErrorMessage);
    // The person learns of it, and can end it: of what the attacker typed, nothing is shown.
    const shown = await orderTypes(victim, OWN, first, "rattvis");
    expect(shown.Status).toBe("AlreadyOrdered");
    const page = await victim.get(`${CAR.path}order/klar/?order=${shown.Data.ExistingOrderId}`);
    for (const value of Object.values(ATTACKERS).filter((each) => each !== ATTACKERS.zip))
      expect(page).not.toContain(value);
    expect(await victim.get(`${CAR.path}order/angra/?order=${shown.Data.ExistingOrderId}`)).not.toContain(
      ATTACKERS.email,
    );
    attackersIds = await idsOf(attacker.owner);
  });

  test(
    "is not where the receipt of an erasure goes: the address is shown first, and is the person's choice",
    { timeout: 300_000 },
    async () => {
      const page = await victim.get(accountErasurePath());
      expect([page.includes(OWN.email), foundIn(page)]).toEqual([true, []]);
      const box = /<input[^>]*name="mejla"[^>]*>/.exec(page)?.[0];
      expect([box?.includes(`value="${OWN.email}"`), box?.includes("checked")]).toEqual([true, false]);
      const theirs = async () => {
        const { rows } = await ordered.pool.query("select id from searches where owner = $1 order by id", [
          attacker.owner,
        ]);
        return rows.length;
      };
      const stored = await theirs();
      const done = await victim.post(accountErasurePath(), { bekraftat: "ja", mejla: OWN.email });
      expect(done.status).toBe(303);
      const receiptsTo = async (address: string) =>
        (await readInbox(stack.simulatorsUrl, address)).filter(({ subject }) => subject === receiptTexts.title).length;
      await waitUntil(async () => (await receiptsTo(OWN.email)) === 1, 60_000, "the receipt");
      expect(await theirs()).toBe(stored);
      expect(await receiptsTo(ATTACKERS.email)).toBe(0);
    },
  );

  test(
    "belongs to the browser: who logs in there later gets only what has their own number",
    { timeout: 300_000 },
    async () => {
      const shared = openBrowser();
      await typeDraft(shared, { civicnumber: VICTIM });
      attackersIds = await idsOf(shared.owner);
      const other = await logIn("newcomer", shared);
      const file = await other.get(accountCopyPath());
      const tables = (JSON.parse(file) as { tables: { table: string }[] }).tables.map(({ table }) => table);
      expect(tables).not.toContain("application_drafts");
      expect([file.includes(VICTIM), foundIn(file)]).toEqual([false, []]);
      // Filled in while they are logged in, it is theirs.
      await typeDraft(other, { civicnumber: NUMBERS.newcomer });
      expect(await other.get(accountCopyPath())).toContain("application_drafts");
    },
  );
});
