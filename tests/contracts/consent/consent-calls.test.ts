import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentCookieValue, CONSENT_COOKIE, ALL_CATEGORIES, readConsentCookie } from "#domain/consent/consent.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";
import { type Browser, type ConsentWorld, OUR_PAGE, startConsentWorld } from "./consent-world.ts";

let world: ConsentWorld;

beforeAll(async () => {
  world = await startConsentWorld("consent_calls");
});
afterAll(() => world.stop());

interface EvidenceRow {
  readonly categories: string;
  readonly text_version: string;
  readonly place: string;
  readonly age_s: number;
}

async function evidenceOf(browser: Browser): Promise<EvidenceRow[]> {
  const { rows } = await world.pool.query<EvidenceRow>(
    `select categories, text_version, place, extract(epoch from now() - chosen_at)::float8 as age_s
     from consents where owner = $1 order by id`,
    [browser.owner],
  );
  return rows;
}

const countRows = async (): Promise<number> =>
  (await world.pool.query<{ count: number }>("select count(*)::int as count from consents")).rows[0]?.count ?? -1;

describe("GET /ajax/cookie/", () => {
  test.each(["1", "1,2", "1,2,3"])(
    "keeps %j, answers Success and sets the cookie that script may read [F-039] [F-026]",
    async (list) => {
      const browser = world.newBrowser();
      const { status, headers, body } = await browser.choose(list);
      expect(status).toBe(200);
      expect(body).toMatchObject({ Success: true, Status: "Ok", Data: { Result: { Consent: list } } });
      expect(headers.get("cache-control")).toBe("no-store");
      const cookie = headers.getSetCookie().find((each) => each.startsWith(CONSENT_COOKIE)) ?? "";
      expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain("HttpOnly");
      expect(readConsentCookie(browser.cookieHeader, world.consents.textVersion)?.join()).toBe(list);
    },
  );

  test("writes one row of evidence per choice: the visitor, the choice, the text version, the time and the page", async () => {
    const browser = world.newBrowser();
    await browser.choose("1,2,3");
    await browser.choose("1", { ...OUR_PAGE, "x-sparv-consent": "settings" });
    const rows = await evidenceOf(browser);
    const version = world.consents.textVersion;
    expect(rows).toMatchObject([
      { categories: "1,2,3", text_version: version, place: "banner" },
      { categories: "1", text_version: version, place: "settings" },
    ]);
    expect(rows.every(({ age_s }) => age_s >= 0 && age_s < 60)).toBe(true);
    const { rows: stored } = await world.pool.query("select texts from consent_texts where version = $1", [version]);
    expect(stored).toEqual([{ texts: consentTexts }]);
  });

  test.each([
    ["a link or an address typed in", { "sec-fetch-site": "none" }],
    ["a page of another site", { "sec-fetch-site": "cross-site", "x-sparv-consent": "banner" }],
    ["a page of a sister site", { "sec-fetch-site": "same-site", "x-sparv-consent": "banner" }],
    ["an image or a frame of our own page", { "sec-fetch-site": "same-origin" }],
    ["a caller without an Origin", { "x-sparv-consent": "banner" }],
    ["a header of another kind", { "sec-fetch-site": "same-origin", "x-sparv-consent": "form" }],
  ])("refuses %s, and nothing is stored", async (_, headers) => {
    const before = await countRows();
    const browser = world.newBrowser();
    const answer = await browser.choose("1,2,3", headers);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ Success: false });
    expect(browser.cookies.size).toBe(0);
    expect(await countRows()).toBe(before);
  });

  test.each(["", "3", "1,3", "1,2,3,4", "all"])("refuses the list %j, and nothing is stored", async (list) => {
    const before = await countRows();
    const browser = world.newBrowser();
    expect((await browser.choose(list)).body).toMatchObject({ Success: false, Status: "ValidateError" });
    expect(browser.cookies.has(CONSENT_COOKIE)).toBe(false);
    expect(await countRows()).toBe(before);
  });
});

describe("the evidence", () => {
  test("cannot be changed, emptied, or deleted before its time", async () => {
    const browser = world.newBrowser();
    await browser.choose("1,2");
    const owner = browser.owner;
    for (const statement of [
      `update consents set categories = '1,2,3' where owner = '${owner}'`,
      `delete from consents where owner = '${owner}'`,
      "truncate consents",
      "update consent_texts set texts = '{}'",
      "delete from consent_texts",
    ])
      await expect(world.pool.query(statement), statement).rejects.toThrow("append-only");
    expect(await evidenceOf(browser)).toMatchObject([{ categories: "1,2" }]);
  });

  test("can be deleted once it is two years old", async () => {
    await world.pool.query(
      `insert into consents (owner, categories, text_version, place, chosen_at)
       select 'old', '1', version, 'banner', now() - interval '25 months' from consent_texts`,
    );
    const { rowCount } = await world.pool.query("delete from consents where owner = 'old'");
    expect(rowCount).toBe(1);
  });
});

describe("POST /ajax/cookie/, the form of a browser without script", () => {
  const FROM = "/forsakring/bil/jamfor/?searchid=abc&cookie-settings";
  const BACK = "/forsakring/bil/jamfor/?searchid=abc";

  test.each([
    ["all", [], "1,2,3"],
    ["necessary", ["2", "3"], "1"],
    ["save", [], "1"],
    ["save", ["2"], "1,2"],
    ["save", ["3"], "1,2,3"],
    ["save", ["2", "3"], "1,2,3"],
  ] as const)("%s with %j ticked keeps %j and sends the browser back", async (choice, ticked, list) => {
    const browser = world.newBrowser();
    const fields = [
      ["choice", choice],
      ["return", FROM],
      ...ticked.map((each) => ["category", each] as const),
    ] as const;
    const { status, headers } = await browser.post("/ajax/cookie/", fields);
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(BACK);
    expect(readConsentCookie(browser.cookieHeader, world.consents.textVersion)?.join()).toBe(list);
    expect(await evidenceOf(browser)).toMatchObject([{ categories: list, place: "form" }]);
  });

  test("the settings button stores nothing and opens the categories", async () => {
    const browser = world.newBrowser();
    const { status, headers } = await browser.post("/ajax/cookie/", [
      ["choice", "settings"],
      ["return", FROM],
    ]);
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(`${BACK}&cookie-settings=val`);
    expect(browser.cookies.size).toBe(0);
  });

  test.each([
    "https://evil.example/",
    "//evil.example/x",
    "/\\evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "",
    "\u0000",
  ])("never sends anybody to %j", async (from) => {
    const { headers } = await world.newBrowser().post("/ajax/cookie/", [
      ["choice", "necessary"],
      ["return", from],
    ]);
    const location = headers.get("location") ?? "";
    expect(new URL(location, "https://www.sparv.example").origin).toBe("https://www.sparv.example");
    expect(location).toMatch(/^\/(?![/\\])/);
  });

  test("is refused from another origin", async () => {
    const browser = world.newBrowser();
    const answer = await browser.post("/ajax/cookie/", [["choice", "all"]], "https://evil.example");
    expect(answer.status).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });
});

describe("POST /ajax/tracking/", () => {
  const track = (browser: Browser, trackinginfo = '{"action":"my_account"}', trackingtype = "click") =>
    browser.post("/ajax/tracking/", [
      ["trackinginfo", trackinginfo],
      ["trackingtype", trackingtype],
    ]);

  const measuredOf = async (browser: Browser) =>
    (await world.pool.query("select type, about from measurements where owner = $1 order by id", [browser.owner])).rows;

  const countAll = async (): Promise<number> =>
    (await world.pool.query<{ count: number }>("select count(*)::int as count from measurements")).rows[0]?.count ?? -1;

  test.each(["1,2", "1,2,3"])("with consent %j it stores what was measured [F-143]", async (list) => {
    const browser = world.newBrowser();
    await browser.choose(list);
    for (const type of ["click", "impression", "error"])
      expect((await track(browser, "{}", type)).body).toMatchObject({ Success: true });
    expect(await measuredOf(browser)).toEqual(["click", "impression", "error"].map((type) => ({ type, about: "{}" })));
  });

  test("without consent it answers the same, stores nothing and creates no visitor [F-143] [F-145]", async () => {
    const before = await countAll();
    const stranger = world.newBrowser();
    expect((await track(stranger)).body).toMatchObject({ Success: true, Status: "Ok" });
    expect(stranger.cookies.size).toBe(0);
    const refuser = world.newBrowser();
    await refuser.choose("1");
    expect((await track(refuser)).body).toMatchObject({ Success: true });
    const outdated = world.newBrowser();
    outdated.cookies.set(CONSENT_COOKIE, consentCookieValue(ALL_CATEGORIES, "other-texts"));
    expect((await track(outdated)).body).toMatchObject({ Success: true });
    expect(await countAll()).toBe(before);
  });

  test("withdrawing the consent deletes what was measured about that visitor only", async () => {
    const [one, other] = [world.newBrowser(), world.newBrowser()];
    for (const browser of [one, other]) {
      await browser.choose("1,2");
      await track(browser);
    }
    await one.choose("1");
    expect(await measuredOf(one)).toEqual([]);
    expect(await measuredOf(other)).toHaveLength(1);
  });

  test.each(["198502102380", '{"label":"850210-2380"}', "anna@example.se", "070-123 45 67"])(
    "refuses %j, whatever the consent",
    async (info) => {
      const browser = world.newBrowser();
      await browser.choose("1,2,3");
      expect((await track(browser, info)).body).toMatchObject({ Success: false, Status: "ValidateError" });
      expect(await measuredOf(browser)).toEqual([]);
    },
  );

  test("refuses values that are too long, and unknown types", async () => {
    const browser = world.newBrowser();
    await browser.choose("1,2,3");
    expect((await track(browser, "x".repeat(2_001))).body?.Success).toBe(false);
    expect((await track(browser, "x", "a b")).body?.Success).toBe(false);
    expect((await browser.post("/ajax/tracking/", [])).body?.Success).toBe(false);
    expect(await measuredOf(browser)).toEqual([]);
  });
});

test("without the database no choice counts as made", async () => {
  const away = await startConsentWorld("consent_away");
  try {
    await away.pool.query("alter table consents rename to consents_away");
    const browser = away.newBrowser();
    const answer = await browser.choose("1,2,3");
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ Success: false });
    expect(browser.cookies.has(CONSENT_COOKIE)).toBe(false);
  } finally {
    await away.stop();
  }
});
