import { formatOrderNumber } from "#domain/order/order-number.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import type { OwnExport } from "#domain/my-data/own-data.ts";
import type { StoredApplication } from "#journeys/applications/application.port.ts";
import { applicationsDataSchema } from "#http/contract/application.schema.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomId } from "#platform/ids.ts";
import { CONTACT, Customer as CheckoutCustomer } from "#tests/contracts/checkout/checkout-world.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { applicationOf, fillAccount, ACCOUNT_HOLDER, type FilledAccount } from "#tests/support/my-pages.ts";
import { readOrderDetails } from "#tests/support/order-details.ts";
import {
  type Customer,
  openOrderFixtures,
  type OrderFixtures,
  OWNER,
  START_DATE,
} from "#tests/support/order-fixtures.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

let stack: Stack;
let ordered: OrderFixtures;
let accountHolder: Customer;
let newcomer: Customer;
let stranger: Customer;
let account: FilledAccount;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  accountHolder = await ordered.newCustomer("account-holder");
  newcomer = await ordered.newCustomer("newcomer");
  stranger = await ordered.newCustomer();
  account = await fillAccount(ordered, accountHolder);
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const LIST = "/minasidor/applications";
const ONE = "/minasidor/privatlan/application";
const PAGES = ["", "ansokningar/", "favoriter/", "sparat/", "hushall/", "uppgifter/", "ordrar/"];
const DOCUMENTS = ["ordrar/bekraftelse/", "ordrar/uppsagning/"];

const read = async (customer: Customer, path: string) => (await customer.get(`/minasidor/${path}`)).text();

const application = (changes: Partial<StoredApplication> = {}) => applicationOf(ACCOUNT_HOLDER, changes);

async function ask(customer: Customer, path: string) {
  const answer = await customer.get(path);
  const json = (await answer.json()) as { Result?: unknown };
  const body = envelopeSchema(applicationsDataSchema).parse(json);
  // OP-10: the contract documents Result without Data; the answer has it in both places.
  expect(json.Result).toEqual(body.Data?.Result);
  return { status: answer.status, body, applications: body.Data?.Result.Applications ?? [] };
}

describe("without a session", () => {
  it("every call is refused [M-002]", async () => {
    for (const path of [LIST, ONE, `${ONE}?applicationHash=${randomId()}`])
      expect((await stranger.get(path)).status, path).toBe(401);
  });

  it("every page shows only the login, also as data for the router [M-002]", async () => {
    for (const path of PAGES) {
      const page = await read(stranger, path);
      expect(page, path).toContain("Logga in på Min Sparv");
      expect(page).not.toMatch(/Rattvis|Ångra köp|Logga ut/);
      const routerData = await (await stranger.get(`/minasidor/${path}_.data`)).text();
      expect(routerData).toContain("isLoggedIn");
      expect(routerData).not.toContain("content");
    }
  });

  it("a document redirects to the login, and a posted form changes nothing [M-002]", async () => {
    for (const path of DOCUMENTS) {
      const answer = await stranger.get(`/minasidor/${path}?order=${account.orderId}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/minasidor/ordrar/"]);
    }
    await stranger.submit("/minasidor/uppgifter/", { "ta-bort": "favourites", bekraftat: "ja" });
    await stranger.submit("/minasidor/uppgifter/", { samtycke: account.fetchId });
    expect(await read(accountHolder, "favoriter/")).toContain("från favoriter");
    expect(await read(accountHolder, "uppgifter/")).toContain("Ta tillbaka samtycket");
  });
});

describe("applications", () => {
  it("are empty until the person has applied [M-003]", async () => {
    const { status, body } = await ask(newcomer, LIST);
    expect([status, body.Success, body.Data]).toEqual([200, true, { Result: { Applications: [] } }]);
    expect(await read(newcomer, "ansokningar/")).toContain("Du har inga ansökningar");
  });

  it("are listed newest first, and one is read by its hash [M-003] [M-004]", async () => {
    const older = application({ appliedAtMs: Date.now() - 60_000 });
    const newer = application({ state: "answered" });
    for (const each of [older, newer]) await ordered.applications.store(each);
    const list = await ask(accountHolder, LIST);
    const hashes = list.applications.map(({ ApplicationHash }) => ApplicationHash);
    expect([hashes[0], hashes.at(-1), hashes.length]).toEqual([newer.applicationHash, older.applicationHash, 3]);
    const one = await ask(accountHolder, `${ONE}?applicationHash=${older.applicationHash}`);
    expect(one.applications).toEqual([
      {
        ApplicationHash: older.applicationHash,
        Service: "loan",
        State: "open",
        Amount: 120_000,
        Answers: [
          { ProviderName: "Sjöbanken", State: "offered" },
          { ProviderName: "Bergkredit", State: "waiting" },
        ],
        Applied: new Date(older.appliedAtMs).toISOString(),
        Changed: new Date(older.changedAtMs).toISOString(),
      },
    ]);
    expect(await read(accountHolder, "ansokningar/")).toContain("1 av 2 har svarat");
  });

  it("are replaced by hash, and an older state changes nothing [M-005]", async () => {
    const first = application();
    await ordered.applications.store(first);
    await ordered.applications.store({ ...first, state: "answered", changedAtMs: first.changedAtMs + 1 });
    await ordered.applications.store({ ...first, state: "open" });
    const { applications: list } = await ask(accountHolder, LIST);
    const same = list.filter(({ ApplicationHash }) => ApplicationHash === first.applicationHash);
    expect(same.map(({ State }) => State)).toEqual(["answered"]);
  });

  it("belong to one person: another person's hash answers like an unknown one [M-006]", async () => {
    const own = application();
    await ordered.applications.store(own);
    const theirs = await ask(newcomer, `${ONE}?applicationHash=${own.applicationHash}`);
    const none = await ask(newcomer, `${ONE}?applicationHash=${randomId()}`);
    expect([theirs.status, theirs.body]).toEqual([404, none.body]);
    expect((await ask(newcomer, LIST)).applications).toEqual([]);
    await expect(ordered.applications.store({ ...own, personalNumber: OWNER })).rejects.toThrow("another person's");
    expect((await ask(accountHolder, ONE)).body).toMatchObject({ Success: false, Status: "ValidateError" });
  });

  it("are stored without readable content", async () => {
    const own = application({ amountOre: 98_765_400 });
    await ordered.applications.store(own);
    const { rows } = await ordered.pool.query("select * from applications where id = $1", [own.applicationHash]);
    expect(JSON.stringify(rows)).not.toMatch(/98765400|Sjöbanken/);
  });
});

describe("what was done before the login", () => {
  it("belongs to the person after it: orders, insurances, savings [M-001]", async () => {
    const orders = await read(accountHolder, "ordrar/");
    expect(orders).toContain(account.orderId);
    expect(orders).toContain("Bilförsäkring hos Rattvis");
    expect(orders).toContain("Väntar på start");
    expect(orders).toContain("Ångrad");
    const household = await read(accountHolder, "hushall/");
    for (const text of ["Bilförsäkring", "Rattvis", "Granskog", "börjar gälla", "förnyas"])
      expect(household).toContain(text);
    const saved = await read(accountHolder, "sparat/");
    expect(saved).toContain("Bytte till Rattvis");
    // The insurance has not started: it is shown with its start date and is not part of a sum.
    expect(saved).toMatch(/kr\/år från \d/);
    expect(saved).not.toContain("Totalt");
  });

  it("is not shown to another person", async () => {
    for (const path of PAGES) {
      const page = await read(newcomer, path);
      expect(page, path).not.toMatch(/Rattvis|Granskog|Tuvull/);
      expect(page).not.toContain(account.orderId);
    }
    for (const path of DOCUMENTS)
      expect((await newcomer.get(`/minasidor/${path}?order=${account.orderId}`)).status, path).toBe(404);
    const consent = await newcomer.submit("/minasidor/uppgifter/", { samtycke: account.fetchId });
    expect(consent.status).toBe(404);
    const { rows } = await ordered.pool.query<{ id: string }>("select id from favourites");
    const favourite = await newcomer.submit("/minasidor/favoriter/", { favorit: rows[0]?.id ?? "" });
    expect([rows.length, favourite.status]).toEqual([1, 404]);
  });

  it("includes the saving that the comparison page reported [M-008]", async () => {
    expect(await read(accountHolder, "sparat/")).toMatch(/Jämförde bilförsäkring.+kan spara/s);
    const { rows } = await ordered.pool.query<{ fetch_id: string }>("select fetch_id from savings");
    expect(rows).toEqual([{ fetch_id: account.fetchId }]);
  });

  it("allows the person to cancel a former insurance that was fetched in another browser", async () => {
    const [orderer, elsewhere] = [await ordered.newCustomer("orderer"), await ordered.newCustomer()];
    const orderId = await ordered.place(elsewhere);
    await ordered.fetchPolicy(await ordered.newCustomer());
    const { body } = await orderer.post("/ajax/check-cancel-current-insurance/", { orderId });
    expect(body.Data.Result).toMatchObject({ Status: "OK", IsSent: false });
    const { Version } = body.Data.Result.Mandate;
    expect(await read(orderer, "ordrar/")).toContain("Vi har inte sagt upp någon gammal försäkring åt dig.");
    await orderer.post("/ajax/send-cancel-current-insurance-mail/", { orderId, mandateVersion: Version });
    const page = await read(orderer, "ordrar/");
    expect(page).toMatch(/Uppsägningen är (på väg|skickad) till Granskog/);
    expect(await read(orderer, "hushall/")).toContain("upphör. Uppsagt.");

    const notice = await orderer.get(`/minasidor/ordrar/uppsagning/?order=${orderId}`);
    expect([notice.status, notice.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(notice.headers.get("content-disposition")).toContain("uppsagning.pdf");
    expect(notice.headers.get("cache-control")).toContain("no-store");
    expect((await accountHolder.get(`/minasidor/ordrar/uppsagning/?order=${orderId}`)).status).toBe(404);
  });
});

it("an order stores the known cost of the insurance that it replaces, and no cost without a fetched insurance", async () => {
  const formerOf = async (fetched: boolean) => {
    const customer = await ordered.newCustomer();
    const fetchdataid = fetched ? await ordered.fetchPolicy(customer, { yearlyFeeOre: 777_700 }) : "";
    const browser = new CheckoutCustomer(stack);
    browser.cookie = `${VISITOR_COOKIE}=${customer.visitorToken}`;
    const more = fetched ? { fetchdataid } : undefined;
    const { Data: state } = await browser.open(
      await browser.findOffer(fetched ? "SPV 24K" : freshPlate(), "tuvull"),
      more,
    );
    const { Data } = await browser.submit("calculate", state, { ...CONTACT, ...more });
    return (await readOrderDetails(ordered.pool, Data.Result.SubmittedOrderData?.OrderId ?? "")).former;
  };
  const [known, unknown] = await Promise.all([formerOf(true), formerOf(false)]);
  expect(known).toEqual({ providerName: "Granskog Försäkring", yearlyFeeOre: 777_700 });
  expect(unknown).toBeUndefined();
});

describe("a document", () => {
  it("is the confirmation of a placed order, without the personal number", async () => {
    const answer = await accountHolder.get(`/minasidor/ordrar/bekraftelse/?order=${account.orderId}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    const written = [...file.toString("latin1").matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex]) =>
      Buffer.from(hex ?? "", "hex").toString("latin1"),
    );
    const text = written.join("\n");
    expect(text).toContain(formatOrderNumber(account.orderId));
    expect(text).toContain("Du har beställt bilförsäkring hos Rattvis.");
    expect(text).not.toContain(ACCOUNT_HOLDER.slice(-4));
    expect(text).toContain(START_DATE.slice(0, 4));
  });

  it("does not exist for an order in progress", async () => {
    const orderId = await ordered.place(stranger, { personalNumber: ACCOUNT_HOLDER, isUnderWay: true });
    expect((await accountHolder.get(`/minasidor/ordrar/bekraftelse/?order=${orderId}`)).status).toBe(404);
    expect((await accountHolder.get("/minasidor/ordrar/bekraftelse/")).status).toBe(404);
  });
});

describe("a consent", () => {
  it("is withdrawn: the fetched data is deleted, and the record of the consent stays", async () => {
    expect(await read(accountHolder, "uppgifter/")).toContain("Bilförsäkring från Granskog");
    const answer = await accountHolder.submit("/minasidor/uppgifter/", { samtycke: account.fetchId });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/minasidor/uppgifter/?klart=samtycke"]);
    const { rows } = await ordered.pool.query(
      "select policy_enc, consent_version, consent_withdrawn_at is not null as is_withdrawn from fetches where id = $1",
      [account.fetchId],
    );
    expect(rows).toEqual([{ policy_enc: null, consent_version: "test", is_withdrawn: true }]);
    expect((await ordered.pool.query("select 1 from savings")).rowCount).toBe(0);
    const page = await read(accountHolder, "uppgifter/?klart=samtycke");
    expect(page).toContain("Det vi hämtade är borttaget.");
    expect(page).not.toContain("Ta tillbaka samtycket");
    expect(await read(accountHolder, "hushall/")).not.toContain("Granskog");
    expect((await accountHolder.submit("/minasidor/uppgifter/", { samtycke: account.fetchId })).status).toBe(404);
  });
});

describe("a copy", () => {
  it("holds the person's own data and no one else's", async () => {
    const answer = await accountHolder.get("/minasidor/uppgifter/kopia/");
    expect(answer.headers.get("content-disposition")).toContain("mina-uppgifter-sparv.json");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const copy = (await answer.json()) as OwnExport;
    const rowsOf = (table: string) => copy.tables.find((each) => each.table === table)?.rows ?? [];
    expect(rowsOf("persons")).toMatchObject([{ number: ACCOUNT_HOLDER, name: { firstName: "Anna" } }]);
    expect(rowsOf("orders").map(({ id }) => id)).toContain(account.orderId);
    expect(rowsOf("favourites")).toHaveLength(1);
    const page = await accountHolder.get("/minasidor/uppgifter/kopia/lasbar/");
    expect(page.headers.get("content-disposition")).toContain("mina-uppgifter-sparv.html");
    expect(page.headers.get("cache-control")).toContain("no-store");
    const html = await page.text();
    expect(html).toContain(account.orderId);
    expect(html).not.toMatch(/<script|<link|src=/);
    for (const path of ["/minasidor/uppgifter/kopia/", "/minasidor/uppgifter/kopia/lasbar/"]) {
      expect(await (await newcomer.get(path)).text()).not.toContain(account.orderId);
      expect((await stranger.get(path)).headers.get("location")).toBe("/minasidor/uppgifter/");
    }
  });
});

describe("deletion on request", () => {
  it("needs a confirmation and deletes only this person's data", async () => {
    const asked = await accountHolder.submit("/minasidor/uppgifter/", { "ta-bort": "favourites" });
    expect(await asked.text()).toContain("Ta bort alla favoriter?");
    expect(await read(accountHolder, "favoriter/")).toContain("från favoriter");
    await newcomer.submit("/minasidor/uppgifter/", { "ta-bort": "favourites", bekraftat: "ja" });
    expect(await read(accountHolder, "favoriter/")).toContain("från favoriter");
    const done = await accountHolder.submit("/minasidor/uppgifter/", { "ta-bort": "favourites", bekraftat: "ja" });
    expect(done.headers.get("location")).toBe("/minasidor/uppgifter/?klart=favourites");
    expect(await read(accountHolder, "favoriter/")).toContain("Du har inga favoriter");
  });

  it("is refused for orders and for unknown kinds of data", async () => {
    expect((await accountHolder.submit("/minasidor/uppgifter/", { "ta-bort": "orders", bekraftat: "ja" })).status).toBe(
      400,
    );
    expect(await read(accountHolder, "ordrar/")).toContain(account.orderId);
  });

  it("removes every fetched insurance and its consent", async () => {
    const fetchId = await ordered.fetchPolicy(accountHolder, { personalNumber: ACCOUNT_HOLDER });
    const theirs = await ordered.fetchPolicy(newcomer, { personalNumber: OWNER });
    await accountHolder.submit("/minasidor/uppgifter/", { "ta-bort": "fetched", bekraftat: "ja" });
    const { rows } = await ordered.pool.query("select id from fetches where id = any($1) and policy_enc is not null", [
      [fetchId, theirs],
    ]);
    expect(rows).toEqual([{ id: theirs }]);
  });

  it("leaves an entry in the audit chain without the deleted content", async () => {
    const { rows } = await ordered.pool.query(
      "select what, row_count from erasures where actor = 'person' and subject in (select id from persons) order by id",
    );
    expect(rows).toEqual([
      { what: "fetch-consent", row_count: 1 },
      { what: "favourites", row_count: 0 },
      { what: "favourites", row_count: 1 },
      { what: "fetched", row_count: 1 },
    ]);
    expect((await verifyAudit(ordered.pool)).filter(({ fault }) => fault)).toEqual([]);
  });
});

it("no account page is cached, and none contains a full personal number", async () => {
  for (const path of PAGES) {
    const answer = await accountHolder.get(`/minasidor/${path}`);
    expect(answer.headers.get("cache-control"), path).toContain("no-store");
    expect(await answer.text()).not.toContain(ACCOUNT_HOLDER);
  }
});

describe("what was asked about a person", () => {
  it("is listed for that person alone, by kind, and stored without a readable number or company", async () => {
    const orderer = await ordered.newCustomer("orderer");
    const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary;
    await orderer.post("/forsakring/bil/jamfor/ajax", { ...ordinary, tempsearchid: randomId() });
    await expect.poll(() => read(orderer, "uppgifter/"), { timeout: 10_000 }).toMatch(/\d+ bolag fick en prisfråga/);
    const page = await read(orderer, "uppgifter/");
    expect(page).toContain("Uppslag i vägtrafikregistret");
    expect(page).toMatch(/personnummer[^<]*För att räkna ut ett pris om bilförsäkring/i);
    const fetched = await read(orderer, "uppgifter/?visa=hamtat");
    expect(fetched).toContain("Uppslag i vägtrafikregistret");
    expect(fetched).not.toContain("fick en prisfråga");
    expect(await read(newcomer, "uppgifter/")).not.toContain("fick en prisfråga");
    const { rows } = await ordered.pool.query("select * from disclosures");
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/198502102380|Rattvis|Personnummer/);
  });

  it("has orders at their provider and reads by staff, with no name of theirs", async () => {
    await ordered.pool.query("insert into desk_reads (staff_id, action, subject) values ('staff-1', 'read', $1)", [
      account.orderId,
    ]);
    const page = await read(accountHolder, "uppgifter/");
    expect(page).toContain("Rattvis fick dina uppgifter");
    expect(page).toContain("Kundservice öppnade ditt ärende");
    expect(page).not.toContain("staff-1");
    expect(await read(accountHolder, "uppgifter/?visa=last&sida=2")).toContain("Det finns inga sådana händelser.");
  });
});

describe("the erasure of an account", () => {
  const ERASURE = "/minasidor/uppgifter/radera/";
  const persons = async (number: string) =>
    (await ordered.pool.query("select from persons where person_lookup = $1", [ordered.lookupHash("person", number)]))
      .rowCount;

  it("needs a person, a confirmation and a login of the last quarter of an hour", async () => {
    for (const [customer, fields] of [
      [stranger, { bekraftat: "ja" }],
      [newcomer, {}],
    ] as const)
      expect((await customer.submit(ERASURE, fields)).headers.get("location")).toBe(ERASURE);
    await ordered.pool.query(
      `update sessions set started_at = now() - interval '20 minutes'
       where person_id in (select id from persons where person_lookup = $1)`,
      [ordered.lookupHash("person", NUMBERS.newcomer)],
    );
    expect(await read(newcomer, "uppgifter/radera/")).toContain("loggat in den senaste kvarten");
    expect((await newcomer.submit(ERASURE, { bekraftat: "ja" })).headers.get("location")).toBe(ERASURE);
    expect(await persons(NUMBERS.newcomer)).toBe(1);
  });

  it("ends with a receipt for that browser, a mail, and orders that stay", async () => {
    const page = await read(accountHolder, "uppgifter/radera/");
    expect(page).toContain("Ja, radera mina uppgifter");
    const mejla = /name="mejla" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(page).toContain(`Mejla också kvittot till ${mejla}`);
    const answers = await Promise.all([1, 2].map(() => accountHolder.submit(ERASURE, { bekraftat: "ja", mejla })));
    const location = answers[0]?.headers.get("location") ?? "";
    expect(location).toMatch(/^\/minasidor\/uppgifter\/kvitto\/\?kvitto=/);
    const receipt = await (await accountHolder.get(location)).text();
    expect(receipt).toContain("Dina uppgifter är raderade");
    expect(receipt).toMatch(/Beställningar: \d/);
    expect(receipt).toContain("Sparas till och med");
    expect((await stranger.get(location)).status).toBe(404);
    expect(await persons(ACCOUNT_HOLDER)).toBe(0);
    expect(await read(accountHolder, "uppgifter/")).toContain("Logga in på Min Sparv");
    const { rowCount } = await ordered.pool.query("select from orders where id = $1", [account.orderId]);
    expect(rowCount).toBe(1);
    const mails = await ordered.pool.query("select from mails where key like 'erasure-receipt:%'");
    expect(mails.rowCount).toBe(1);
    expect((await verifyAudit(ordered.pool)).filter(({ fault }) => fault)).toEqual([]);
  });
});
