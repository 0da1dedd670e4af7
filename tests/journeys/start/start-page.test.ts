import { describe, expect, test } from "vitest";
import { SERVICES } from "#domain/service/services.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openPage } from "#tests/support/open-page.ts";
import { ordered, searchAs } from "#tests/support/customer-page.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";
import { infoPages } from "#web/content/articles/info-pages.ts";
import { webVerticals } from "#verticals/web-registry.ts";

const REVIEWS_HEADING = "Vad andra tycker";

describe("the start page", () => {
  test("links every product area, and carries newsletter, recent searches, reviews and sign-up [W-001]", async () => {
    // The feed shows other visitors, and is empty when they are few.
    for (let visitor = 0; visitor < 3; visitor += 1) await searchAs(await ordered().newCustomer());
    const { page, watch } = await openPage("/", { width: 390 });
    const main = page.getByRole("main");
    for (const { path } of SERVICES) {
      const isBuilt = webVerticals.some(({ description }) => description.path === path);
      const way = isBuilt ? main.locator(`form[action="${path}"]`) : main.locator(`a[href="${path}"]`);
      expect(await way.count(), path).toBeGreaterThan(0);
    }
    await expect
      .poll(
        async () => {
          await page.reload();
          return main.getByRole("heading", { name: "Andra jämför just nu" }).count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await main.getByRole("heading", { name: REVIEWS_HEADING }).waitFor();
    const news = main.getByRole("region", { name: "Fem minuter i veckan" });
    expect(await news.getByRole("textbox", { name: "Din mejladress" }).count()).toBe(1);
    expect(await page.locator('[data-banner-kind="newsletter"] input[name="email"]').count()).toBe(1);
    // Too few have switched for a median: no figure is shown.
    expect(await page.getByText("Så mycket sparar den som byter").count()).toBe(0);
    watch.expectQuiet();
  });

  test.for([true, false])(
    "every available service is chosen with a click or an arrow key and shows its form, script: %s",
    async (hasScript) => {
      const { page } = await openPage("/", { width: 390, hasScript });
      const tool = page.getByRole("region", { name: "Börja jämföra" });
      for (const { menuLabel, description } of webVerticals) {
        await tool.getByRole("radio", { name: menuLabel }).check();
        await tool.locator(`form[action="${description.path}"]`).waitFor();
        expect(await tool.locator("form:visible").count()).toBe(1);
      }
      await tool.getByRole("radio", { name: "Bil" }).focus();
      await page.keyboard.press("ArrowRight");
      expect(await tool.getByRole("radio", { name: "Villa" }).isChecked()).toBe(true);
      await tool.getByRole("textbox", { name: "Adress" }).fill("Storgatan 1");
      await tool.getByRole("textbox", { name: "Postnummer" }).fill("12345");
      if (hasScript) await expectAccessible(page);
      await tool.getByRole("button", { name: /^Jämför \d+ bolag$/ }).click();
      await page.waitForURL("**/forsakring/villa/");
      expect(await page.getByRole("textbox", { name: "Postnummer" }).inputValue()).toMatch(/^123 ?45$/);
      expect(page.url()).not.toContain("12345");
    },
  );

  test("signs up for the newsletter without script, and a wrong address is reported", async () => {
    const { page } = await openPage("/", { width: 390, hasScript: false });
    const news = page.getByRole("main").getByRole("region", { name: "Fem minuter i veckan" });
    await news.getByLabel("Din mejladress").fill("fel@fel");
    await news.getByRole("button", { name: "Skicka tips till mig" }).click();
    await page.waitForURL("**/nyhetsbrev/");
    await page.getByText("Vänligen ange en giltig mejladress").waitFor();
    expect(await page.getByRole("main").getByLabel("Din mejladress").inputValue()).toBe("fel@fel");
  });

  test("describes the company to machines, and has a sharing preview", async () => {
    const { page, context } = await openPage("/");
    const described = await page.locator('main script[type="application/ld+json"]').textContent();
    expect(JSON.parse(described ?? "")["@graph"][1]).toMatchObject({ "@type": "WebSite", inLanguage: "sv-SE" });
    const card = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await context.request.get(new URL(card ?? "").pathname);
    expect(answer.headers()["content-type"]).toBe("image/png");
    // A PNG's width and height are at fixed offsets of its first chunk.
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(200_000);
  });
});

test("without script every information page is readable, and every service's form or announcement can be used", async () => {
  const { page } = await openPage("/", { width: 390, hasScript: false });
  for (const { path } of [...infoPages, ...listAnnounced().map(({ service }) => service)]) {
    await page.goto(path);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).isVisible(), path).toBe(true);
    expect((await main.innerText()).length, path).toBeGreaterThan(200);
  }
  for (const { path } of SERVICES.filter(({ kind }) => kind === "compared")) {
    await page.goto(path);
    expect(await page.getByRole("main").locator("form").first().isVisible(), path).toBe(true);
  }
}, 60_000);

describe("reviews of another company", () => {
  const reviews = (url: string) => url.includes("/reviews/widget/");

  test("load after consent and when they are near the viewport, and not before [W-020]", async () => {
    const { page, context } = await openPage("/", { width: 390, consent: "not-asked-yet" });
    const asked: string[] = [];
    context.on("request", (request) => void (reviews(request.url()) && asked.push(request.url())));
    const section = page.locator("section[data-reviews]");
    await section.scrollIntoViewIfNeeded();
    await section.getByText("De hämtas först när du har sagt ja").waitFor();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Godkänn alla" }).click();
    const frame = section.frameLocator('iframe[title="Kundomdömen"]').frameLocator("iframe");
    await frame.getByText("Inga omdömen med 4 eller 5 stjärnor ännu.").waitFor({ timeout: 15_000 });
    expect(asked.some((url) => new URL(url).searchParams.get("stars") === "4,5")).toBe(true);
    const box = await section.locator("iframe").boundingBox();
    expect(box?.height).toBe(140);
  });

  test("that are blocked show the documented text [W-021]", async () => {
    const { page, context } = await openPage("/legal/", { width: 390, consent: [1, 2] });
    await context.route(
      ({ href }) => reviews(href),
      (route) => route.abort("blockedbyclient"),
    );
    await page.goto("/");
    await page.locator("section[data-reviews]").scrollIntoViewIfNeeded();
    await page
      .getByText(
        "Användarrecensionerna kan inte visas, detta kan exempelvis bero på att du använder en annonsblockerare.",
      )
      .waitFor({ timeout: 15_000 });
    await expectAccessible(page);
  });
});
