import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

const GREETING = "Jag lutar åt den första. <b>Vad tycker du?</b>";

let stack: Stack;
let fixtures: OrderFixtures;
let owner: Customer;
let receiver: Customer;
let stranger: Customer;
beforeAll(async () => {
  stack = await openSharedStack();
  fixtures = openOrderFixtures(stack);
  owner = await fixtures.newCustomer();
  receiver = await fixtures.newCustomer();
  stranger = await fixtures.newCustomer();
}, 120_000);
afterAll(async () => {
  await fixtures.close();
  await stack.stop();
});

const verticals = createServerVerticals(systemClock);
const sampleOf = (name: string) => simulatedVerticals.find((each) => each.name === name)?.samples.ordinary ?? {};

async function search(customer: Customer, name: string): Promise<string> {
  const vertical = verticals.find(({ description }) => description.name === name);
  const address = searchCallPath(vertical?.description ?? { path: "/" });
  const { body } = await customer.post(address, { ...sampleOf(name), tempsearchid: randomId() });
  return (body as { Data: { Result: { SearchId: string } } }).Data.Result.SearchId;
}

const pageOf = (searchId: string, fetchDataId?: string) =>
  `/dela/?searchid=${searchId}${fetchDataId === undefined ? "" : `&fetchdataid=${fetchDataId}`}`;
const LINK = /\/dela\/[\w-]{43}\//;
const read = async (customer: Customer, path: string) => (await customer.get(path)).text();

/** The path of a new link. */
async function share(customer: Customer, page: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await customer.submit(page, {
    gor: "dela",
    idag: "ja",
    medhalsning: "ja",
    halsning: GREETING,
    namn: "Anna",
    ...fields,
  });
  expect(answer.status).toBe(303);
  return LINK.exec(await read(customer, page))?.[0] ?? "";
}

const has = (page: string, text: RegExp): boolean => text.test(page);

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Only what a person opens is counted. */
const openInBrowser = ({ visitorToken }: Customer, path: string, userAgent = BROWSER): Promise<Response> =>
  fetch(stack.url + path, { headers: { cookie: `${VISITOR_COOKIE}=${visitorToken}`, "user-agent": userAgent } });

const shareIdIn = (page: string) => /name="delning" value="([\w-]+)"/.exec(page)?.[1] ?? "";
/** Without what differs in every answer, and without the address. */
const plain = (page: string, link: string) =>
  page
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(link, "/dela/x/")
    .replaceAll(/nonce-[\w+/=]+/g, "");

describe("a shared list", () => {
  it("is shown to who has the link, counted, and voted on once for each browser", async () => {
    const page = pageOf(await search(owner, "car"));
    const link = await share(owner, page);
    const opened = await openInBrowser(receiver, link);
    const text = await opened.text();
    expect(opened.status).toBe(200);
    // A program that shows a link before it is opened is no reader.
    await openInBrowser(receiver, link, "WhatsApp/2.23 bot");
    await openInBrowser(owner, link);
    expect(opened.headers.get("cache-control")).toBe("private, no-store");
    expect(opened.headers.get("referrer-policy")).toBe("same-origin");
    expect(text).toContain('name="robots" content="noindex');
    expect(text).toContain("Tre priser på bilförsäkring");
    expect(text).toMatch(/(Hel|Halv)försäkring för en Volvo/);
    expect(text).toContain("Jag lutar åt den första. &lt;b&gt;");
    expect(text).not.toContain("<b>Vad tycker");
    expect(text).not.toMatch(/<script[^>]+src="https?:/);
    expect(has(await read(owner, page), /Öppnad en gång/)).toBe(true);

    for (const [rost, svar] of [
      ["0", "Ja"],
      ["1", "<i>Nej</i>, den andra"],
    ] as const)
      expect((await receiver.submit(link, { rost, svar })).headers.get("location")).toContain(link);
    const answers = await read(owner, page);
    expect(answers.match(/Röst på/g)).toHaveLength(1);
    expect(answers).toContain("&lt;i&gt;Nej&lt;/i&gt;, den andra");
    expect(answers).not.toContain(">Ja<");
    expect(await read(receiver, link)).toContain("Din röst");
    expect(await read(stranger, link)).not.toContain("Din röst");
    // The owner does not vote in their own name.
    await owner.submit(link, { rost: "0" });
    expect((await read(owner, page)).match(/Röst på/g)).toHaveLength(1);
    for (const rost of ["3", "9", "x", "-1"]) expect((await stranger.submit(link, { rost })).status, rost).toBe(404);

    const shareId = shareIdIn(await read(owner, page));
    expect((await stranger.submit(page, { gor: "favorit", delning: shareId, val: "1" })).status).toBe(404);
    expect(await read(receiver, link)).not.toContain("Annas favorit");
    expect((await owner.submit(page, { gor: "favorit", delning: shareId, val: "1" })).status).toBe(303);
    expect(await read(receiver, link)).toContain("Annas favorit");
  });

  it("takes no vote without the cookie of a browser that opened it, and the owner can remove a vote", async () => {
    const page = pageOf(await search(owner, "house"));
    const link = await share(owner, page, { halsning: "Röstprov" });
    const votes = async () => (await read(owner, page)).match(/Röst på/g)?.length ?? 0;
    const before = await votes();
    for (let nth = 0; nth < 12; nth += 1) {
      const posted = await fetch(stack.url + link, {
        method: "POST",
        redirect: "manual",
        headers: { origin: stack.url, "user-agent": BROWSER },
        body: new URLSearchParams({ rost: "0", svar: "" }),
      });
      expect([posted.status, posted.headers.get("location")]).toEqual([303, `${link}?utan-kaka=1`]);
    }
    expect(await votes()).toBe(before);
    const opened = await fetch(stack.url + link, { headers: { "user-agent": BROWSER } });
    expect(opened.headers.get("set-cookie")).toContain(VISITOR_COOKIE);
    await receiver.submit(link, { rost: "0" });
    expect(await votes()).toBe(before + 1);

    const shares = await read(owner, page);
    const ids = { delning: shareIdIn(shares), svar: /name="svar" value="([\w-]+)"/.exec(shares)?.[1] ?? "" };
    const remove = { gor: "ta-bort-svar", ...ids };
    expect((await stranger.submit(page, remove)).status).toBe(404);
    expect((await receiver.submit(page, remove)).status).toBe(404);
    expect(await votes()).toBe(before + 1);
    expect((await owner.submit(page, remove)).status).toBe(303);
    expect((await owner.submit(page, remove)).status).toBe(404);
    expect(await votes()).toBe(before);
  });

  it("takes votes of ten browsers from one address, and goes on taking those of others", async () => {
    const page = pageOf(await search(owner, "accident"));
    const link = await share(owner, page, { halsning: "Röstprov från en adress" });
    const stuffer = newAddress();
    const voteFrom = async (address: string, visitorToken: string, rost = "0") => {
      const headers = {
        origin: stack.url,
        "user-agent": BROWSER,
        "x-forwarded-for": address,
        cookie: `${VISITOR_COOKIE}=${visitorToken}`,
      };
      const body = new URLSearchParams({ rost, svar: "" });
      const posted = await fetch(stack.url + link, { method: "POST", redirect: "manual", headers, body });
      return posted.headers.get("location")?.replace(link, "");
    };
    const browsers = await Promise.all(Array.from({ length: 12 }, () => fixtures.newCustomer()));
    const taken = [];
    for (const { visitorToken } of browsers) taken.push(await voteFrom(stuffer, visitorToken));
    expect(taken).toEqual(browsers.map((_, nth) => (nth < 10 ? "?rostat=1#svara" : "?for-manga=1")));
    const [first, , , , , , , , , , refused] = browsers;
    expect(await read(refused ?? stranger, `${link}?for-manga=1`)).toContain("från samma uppkoppling");
    expect(await voteFrom(stuffer, first?.visitorToken ?? "", "1")).toBe("?rostat=1#svara");
    expect(await voteFrom(newAddress(), refused?.visitorToken ?? "")).toBe("?rostat=1#svara");
  });

  it("does not change, and the same choices again make no second link", async () => {
    const page = pageOf(await search(owner, "flat"));
    const link = await share(owner, page);
    expect(await share(owner, page)).toBe(link);
    expect(await share(owner, page, { halsning: "En annan" })).not.toBe(link);
    expect(await read(receiver, link)).toContain("Jag lutar åt den första.");
  });

  it("shows the offers that were chosen, at most three, and what was refused is still filled in", async () => {
    const page = pageOf(await search(owner, "house"));
    const ids = [...(await read(owner, page)).matchAll(/name="pris"[^>]* value="([\w-]+)"/g)].map(([, id = ""]) => id);
    expect(ids.length).toBeGreaterThan(4);
    const post = (chosen: readonly string[]) =>
      fetch(stack.url + page, {
        method: "POST",
        redirect: "manual",
        headers: { origin: stack.url, cookie: `${VISITOR_COOKIE}=${owner.visitorToken}` },
        body: new URLSearchParams([
          ["gor", "dela"],
          ["medhalsning", "ja"],
          ["halsning", "Fyra är för många"],
          ...chosen.map((id) => ["pris", id]),
        ]),
      });
    const refused = await post(ids.slice(0, 4));
    const again = await refused.text();
    expect([refused.status, has(again, /Välj högst tre priser/), has(again, /Fyra är för många<\/textarea>/)]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await post([ids[3] ?? "", ids[1] ?? ""])).status).toBe(303);
    const link = LINK.exec(await read(owner, page))?.[0] ?? "";
    const shown = await read(receiver, link);
    expect(has(shown, /Två priser på villaförsäkring/)).toBe(true);
    expect([...shown.matchAll(/Nummer (?:<!-- -->)?(\d+) av/g)].map(([, place]) => place)).toEqual(["2", "4"]);
  });

  it("shows what is paid today only when it was fetched and chosen", async () => {
    const searchId = await search(owner, "car");
    const fetchId = await fixtures.fetchPolicy(owner, { yearlyFeeOre: 1_234_800 });
    const link = await share(owner, pageOf(searchId, fetchId));
    const text = await read(receiver, link);
    expect(text).toContain("Anna betalar 1\u202F029\u00A0kr/mån idag.");
    // Nothing is known of the cover that was fetched, so a lower price is no saving.
    expect(has(text, /kr\slägre\s\/år/)).toBe(true);
    const { idag: _, ...without } = { idag: "", gor: "dela", namn: "" };
    await owner.submit(pageOf(searchId, fetchId), without);
    const withoutPrice = LINK.exec(await read(owner, pageOf(searchId, fetchId)))?.[0] ?? "";
    expect(withoutPrice).not.toBe(link);
    expect(
      has(await read(receiver, withoutPrice), /betalar [\d\u202F]+|Sparar [\d\u202F]+|kr\slägre|1\u202F029\u00A0kr/),
    ).toBe(false);
    // Of another visitor's fetch nothing is shown.
    const foreign = await share(stranger, pageOf(await search(stranger, "car"), fetchId));
    expect(has(await read(receiver, foreign), /Anna betalar/)).toBe(false);
  });
});

describe("a link that shows nothing", () => {
  it("is answered as any guessed one, when it is revoked and when it has expired", async () => {
    const page = pageOf(await search(owner, "accident"));
    const revoked = await share(owner, page);
    const expired = await share(owner, page, { halsning: "En till" });
    const guessed = `/dela/${randomToken()}/`;
    await receiver.submit(revoked, { rost: "0", svar: "Ett svar" });
    const ids = [...(await read(owner, page)).matchAll(/name="delning" value="([\w-]+)"/g)].map(([, id = ""]) => id);
    const shareId = ids.at(-1) ?? "";
    expect((await stranger.submit(page, { gor: "aterkalla", delning: shareId })).status).toBe(404);
    const { rows } = await fixtures.pool.query<{ id: string }>(
      "select id from list_shares where owner = $1 order by shared_at",
      [owner.owner],
    );
    const [revokedId = "", expiredId = ""] = rows.slice(-2).map(({ id }) => id);
    expect((await receiver.get(revoked)).status).toBe(200);
    expect((await owner.submit(page, { gor: "aterkalla", delning: revokedId })).status).toBe(303);
    await fixtures.pool.query(
      "update list_shares set shared_at = shared_at - interval '30 days', expires_at = expires_at - interval '30 days' where id = $1",
      [expiredId],
    );
    const missing = await receiver.get(guessed);
    const expected = plain(await missing.text(), guessed);
    expect(missing.status).toBe(404);
    for (const link of [revoked, expired])
      for (const customer of [receiver, owner]) {
        const answer = await customer.get(link);
        expect(answer.status).toBe(404);
        expect(plain(await answer.text(), link)).toBe(expected);
        expect((await customer.submit(link, { rost: "0" })).status).toBe(404);
      }
    const own = await read(owner, page);
    expect(own).toContain("Återkallad");
    expect(own).toContain("Utgången");
    expect(own).not.toContain("Ett svar");
    const stored = await fixtures.pool.query("select content_enc from list_shares where id = $1", [revokedId]);
    expect(stored.rows).toEqual([{ content_enc: null }]);
    expect((await owner.submit(page, { gor: "aterkalla", delning: revokedId })).status).toBe(404);
  });

  it("cannot be made of another visitor's list", async () => {
    const page = pageOf(await search(owner, "deposit"));
    expect((await stranger.get(page)).status).toBe(404);
    expect((await stranger.submit(page, { gor: "dela" })).status).toBe(404);
  });
});

/** What would identify the visitor or their home, as it was typed and as it is stored. */
const identifying = (name: string): string[] =>
  Object.entries(sampleOf(name))
    .filter(([field]) => ["civicnumber", "carregnumber", "address", "zip", "city", "realestatenumber"].includes(field))
    .flatMap(([, value]) => [value, value.replaceAll(" ", "")])
    .filter((value) => value.length > 2);

describe.each(verticals.map(({ description }) => description.name))("a shared list of %s", (name) => {
  it("names nothing that identifies who asked", async () => {
    const link = await share(owner, pageOf(await search(owner, name)), { namn: "" });
    const { share: allowed } = verticals.find(({ description }) => description.name === name) ?? {};
    expect(allowed).toBeDefined();
    for (const path of [link, `${link}_.data`]) {
      const text = await read(receiver, path);
      expect(text).toContain("kr");
      for (const value of identifying(name)) expect(text, `${path}: ${value}`).not.toContain(value);
    }
  });
});
