import { gzipSync } from "node:zlib";
import { matchRoutes, type RouteObject } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { SERVICES } from "#domain/service/services.ts";
import { crawlSite, ownPath, type VisitedPage } from "#tests/support/site-crawl.ts";
import { announcedServices } from "#tests/support/announced.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";
import { infoPages } from "#web/content/articles/info-pages.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import routes from "#web/routes.ts";

/** Terms of English interfaces that are not Swedish too. */
const ENGLISH =
  /\b(the|with|your|you|our|please|login|log in|sign in|sign up|sign-up|submit|search|close|open|loading|error|cancel|next|previous|back|home|about|privacy|terms|settings|read more|learn more|click|here|page|not found|menu|cookies?|accept|save|price|prices|insurance|compare|help|welcome|yes|this|these|from|more|less|show|hide|details|newsletter|required|optional|invalid|warning|success|send|start over|try again)\b/i;

const table: RouteObject[] = routes
  .filter(({ path }) => path !== undefined && !path.startsWith(":group") && path !== "*")
  .map(({ id, file, path }) => ({ id: id ?? file, path: path ?? "" }));

/** The header links to the customer's own area; it is visited when its route exists. */
const isNotThereYet = (path: string) => path === accountPath() && matchRoutes(table, path) === null;

/** A file is downloaded, not shown. */
const isFile = (path: string) => path.endsWith(".csv");

let pages: VisitedPage[];

beforeAll(async () => {
  const context = await newVisitor();
  pages = await crawlSite(await context.newPage(), (path) => isNotThereYet(path) || isFile(path));
  await context.close();
}, 300_000);

const at = (path: string): VisitedPage => {
  const page = pages.find((visited) => visited.path === path);
  if (!page) throw new Error(`nothing leads to ${path}`);
  return page;
};

describe("along every link from the start page", () => {
  test("every page answers, and every information page and service is reached [F-001]", () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    for (const path of [...infoPages, ...SERVICES].map((known) => known.path)) expect(at(path).status).toBe(200);
  });

  test("every page is in Swedish: its language is set, and it has no English interface term [F-001]", () => {
    expect(pages.filter(({ lang }) => lang !== "sv-SE").map(({ path }) => path)).toEqual([]);
    const english = pages.flatMap(({ path, texts }) =>
      texts.filter((text) => ENGLISH.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(english).toEqual([]);
  });

  test("every page has one main heading and a title of its own, and its address ends with a slash", () => {
    for (const { path, headings } of pages) expect(headings, path).toHaveLength(1);
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(pages.filter(({ path }) => !path.endsWith("/")).map(({ path }) => path)).toEqual([]);
  });

  test("a link into a page leads to something there, and a link to another site opens in a tab of its own", () => {
    const broken = pages.flatMap(({ path, links }) =>
      links.flatMap(({ href, target, rel }) => {
        if (/^(tel|mailto):/.test(href)) return [];
        const from = `https://sparv.example${path}`;
        const to = ownPath(href, from);
        if (to === undefined) return target === "_blank" && rel.includes("noopener") ? [] : [`${path}: ${href}`];
        const { hash } = new URL(href, from);
        // The login opens by its fragment, wherever it is.
        const isThere =
          hash === "" || hash === `#${LOGIN_HASH}` || isNotThereYet(to) || at(to).ids.includes(hash.slice(1));
        return isThere ? [] : [`${path}: ${href}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test("the list finds English terms, and nothing in a Swedish sentence", () => {
  expect(ENGLISH.test("Read more about your insurance")).toBe(true);
  expect(ENGLISH.test("Not found")).toBe(true);
  expect(ENGLISH.test("Sparv är en demonstration. Hemförsäkring, start, meny, kakor och priser.")).toBe(false);
});

test("an information page has less than 15 kB of compressed script, and no framework", async () => {
  const context = await newVisitor();
  const page = await context.newPage();
  let loaded: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") loaded.push(response.body());
  });
  const sizes: Record<string, number> = {};
  const announced = listAnnounced().map(({ service }) => service.path);
  for (const path of ["/", ...infoPages.map(({ path: own }) => own), ...announced]) {
    loaded = [];
    await page.goto(path);
    // Scripts that come when the page is idle are the same on every page without a framework: waited for once.
    if (path === "/") await page.waitForLoadState("networkidle");
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ type }) => type === "").map(({ textContent }) => textContent),
    );
    const files = await Promise.all(loaded);
    sizes[path] = [Buffer.from(inline.join("\n")), ...files].reduce((sum, file) => sum + gzipSync(file).length, 0);
    expect(files.some((file) => file.includes("__reactRouter"))).toBe(false);
  }
  console.log("script, packed bytes:", sizes);
  for (const bytes of Object.values(sizes)) expect(bytes).toBeLessThan(15_000);
  await context.close();
});

describe("the documented addresses", () => {
  test("/ serves the start page [F-015]", async () => {
    const context = await newVisitor();
    const answer = await context.request.get("/");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toContain("text/html");
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Spara på det tråkiga." }).waitFor();
    await page.getByRole("region", { name: "Börja jämföra" }).waitFor();
    await context.close();
  });

  test("/minstoradag/ is the savings-day page, and every link to it opens a new tab [F-017]", async () => {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.goto("/");
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("banner").getByRole("link", { name: "Spardagen" }).click(),
    ]);
    await opened.getByRole("heading", { level: 1, name: "Spardagen" }).waitFor();
    expect(new URL(opened.url()).pathname).toBe("/minstoradag/");
    const links = pages.flatMap((visited) => visited.links).filter(({ href }) => href === "/minstoradag/");
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ target }) => target !== "_blank")).toEqual([]);
    await context.close();
  });

  test("/bredband/ is linked from the menu and takes a search and a type [F-018]", async () => {
    const context = await newVisitor();
    const answer = await context.request.get("/bredband/?searchid=abc123&type=fiber");
    expect(answer.status()).toBe(200);
    const page = await context.newPage();
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Bredband" }).click();
    await page.waitForURL("**/bredband/");
    // The list of a search is shown by the journeys of the service; one that cannot exist leaves the form.
    await page.goto("/bredband/?searchid=abc123&type=fiber");
    await page.getByRole("heading", { level: 1, name: /bredband/i }).waitFor();
    await context.close();
  });

  test("the five product pages of the coach menu answer and are linked from the menu [F-019]", async () => {
    const products = ["/forsakring/bil/", "/forsakring/villa/", "/bolan/", "/privatlan/", "/sparande/"];
    const context = await newVisitor();
    for (const path of products) expect((await context.request.get(path)).status(), path).toBe(200);
    const page = await context.newPage();
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    for (const summary of await menu.locator("summary").all()) await summary.click();
    for (const path of products) expect(await menu.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
    await context.close();
  });

  test("/legal/ holds the general terms and is opened in a new tab [F-020]", async () => {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.goto("/");
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("contentinfo").getByRole("link", { name: "Allmänna villkor" }).click(),
    ]);
    await opened.getByRole("heading", { level: 1, name: "Allmänna villkor" }).waitFor();
    expect(new URL(opened.url()).pathname).toBe("/legal/");
    await context.close();
  });

  test("#personuppgiftspolicy is a place on the privacy page, opened in a new tab [F-021]", async () => {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.goto("/");
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("contentinfo").getByRole("link", { name: "Personuppgifter" }).click(),
    ]);
    await opened.getByRole("heading", { name: "Personuppgiftspolicy i korthet" }).waitFor();
    expect(opened.url()).toMatch(/\/personuppgifter\/#personuppgiftspolicy$/);
    expect(await opened.locator("#personuppgiftspolicy").count()).toBe(1);
    await context.close();
  });

  test("#cookies is a place on the privacy page, with the table of what we keep [F-022]", async () => {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Kakor", exact: true }).click();
    await page.waitForURL("**/personuppgifter/#cookies");
    const part = page.locator("#cookies");
    await part.getByRole("heading", { name: "Kakor" }).waitFor();
    expect(await part.getByRole("row").count()).toBeGreaterThan(2);
    expect(await part.getByRole("heading", { name: "Kakor" }).isVisible()).toBe(true);
    await context.close();
  });

  test("files for machines name our own addresses, all of which answer", async () => {
    const context = await newVisitor();
    const sitemap = await context.request.get("/sitemap.xml");
    expect(sitemap.headers()["content-type"]).toContain("xml");
    const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) expect((await context.request.get(address)).status(), address).toBe(200);
    expect(await (await context.request.get("/robots.txt")).text()).toContain("/sitemap.xml");
    const security = await context.request.get("/.well-known/security.txt");
    expect(security.headers()["content-type"]).toContain("text/plain");
    expect(await security.text()).toMatch(/^Contact: http.+\nExpires: 20/);
    await context.close();
  });

  test("a page names its canonical address, whatever its query, and an announcement is hidden from search engines", async () => {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.goto("/legal/?utm_source=x");
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute("href")).toBe(new URL("/legal/", page.url()).href);
    for (const { service } of announcedServices) {
      await page.goto(service.path);
      expect(await canonical.count()).toBe(0);
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    }
    await context.close();
  });

  test("an address without its last slash is redirected, and an unknown one is not found", async () => {
    const context = await newVisitor();
    for (const [path, to] of [
      ["/legal", "/legal/"],
      ["/bredband?type=fiber", "/bredband/?type=fiber"],
      ["/forsakring/villa", "/forsakring/villa/"],
    ] as const) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([301, to]);
    }
    for (const path of ["/bat/", "/forsakring/bat/", "/el/bat/"])
      expect((await context.request.get(path)).status(), path).toBe(404);
    await context.close();
  });
});
