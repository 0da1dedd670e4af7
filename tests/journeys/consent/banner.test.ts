import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { banner, consentsOf, dataLayer, storedNames, press, storedChoice, waitForEvent } from "./consent-page.ts";

async function open(path: string, options: VisitorOptions = {}) {
  const context = await newVisitor({ consent: "not-asked-yet", ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const watch = watchPage(page, [/127\.0\.0\.1.*\/tags\//]);
  await page.goto(path);
  return { context, page, watch };
}

/** Before hydration a click posts the form, which is tested without script. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => document.documentElement.style.getPropertyValue("--consent-height") !== "");

const PAGES = ["/", "/forsakring/bil/", "/finns-inte/"];

describe.for(PAGES)("on %s", (path) => {
  test("a fresh profile is shown the banner, in the document as it came [F-029] [F-031]", async () => {
    const { context, page } = await open(path);
    const html = await (await context.request.get(path)).text();
    expect(html).toContain("Kakor på Sparv");
    await banner(page).getByRole("heading", { name: "Kakor på Sparv" }).waitFor();
    await banner(page).getByText("Vi behöver några kakor för att sidan ska fungera.").waitFor();
    for (const name of ["Inställningar", "Endast nödvändiga", "Godkänn alla"])
      await banner(page).getByRole("button", { name }).waitFor();
    expect(await banner(page).getByRole("link", { name: "Läs mer om kakor" }).getAttribute("href")).toBe(
      "/personuppgifter/#cookies",
    );
    // A form keeps its visitor's searches apart from others' by a necessary cookie; nothing else is there yet.
    expect((await storedNames(context, page)).filter((name) => name !== "__Host-sparv")).toEqual([]);
  });
});

test.for([
  // Without a framework, and with one: all other pages answer like one of them.
  ["/", "Godkänn alla", "1,2,3"],
  ["/forsakring/bil/", "Endast nödvändiga", "1"],
] as const)(
  "on %s %s asks for %s by the documented call, hides the banner and leaves evidence [F-034] [F-035] [F-039] [F-040]",
  async ([path, name, list]) => {
    const { context, page, watch } = await open(path);
    await untilTakenOver(page);
    const call = page.waitForRequest((request) => new URL(request.url()).pathname === "/ajax/cookie/");
    await press(page, name);
    const request = await call;
    expect(request.method()).toBe("GET");
    expect(new URL(request.url()).search).toBe(`?consent=${encodeURIComponent(list)}`);
    await banner(page).waitFor({ state: "hidden" });
    expect(await storedChoice(context)).toBe(list);
    expect(await waitForEvent(page, "consent-update")).toEqual({ event: "consent-update", consent: list });
    expect(await consentsOf(context)).toMatchObject([
      { categories: list, place: "banner", texts: { notice: { title: "Kakor på Sparv" } } },
    ]);
    await page.reload();
    await page.getByRole("main").waitFor();
    expect(await banner(page).count()).toBe(0);
    watch.expectQuiet();
  },
);

describe("the settings", () => {
  async function openSettings(options: VisitorOptions = {}) {
    const opened = await open("/", options);
    await untilTakenOver(opened.page);
    await press(opened.page, "Inställningar");
    return opened;
  }
  const box = (page: Page, name: string) => banner(page).getByRole("checkbox", { name });

  test("list three categories with boxes, accept all and save [F-032] [F-038]", async () => {
    const { page } = await openSettings();
    await banner(page).getByRole("heading", { name: "Välj kakor" }).waitFor();
    expect(await banner(page).getByRole("checkbox").count()).toBe(3);
    expect(await box(page, "Nödvändiga").isChecked()).toBe(true);
    expect(await box(page, "Nödvändiga").isDisabled()).toBe(true);
    expect(await box(page, "Statistik").isChecked()).toBe(false);
    expect(await box(page, "Marknadsföring").isChecked()).toBe(false);
    await banner(page).getByRole("button", { name: "Godkänn alla" }).waitFor();
    await banner(page).getByRole("button", { name: "Spara val" }).waitFor();
  });

  test.for([true, false])("open and close what each category means (JavaScript: %s) [F-033]", async (hasScript) => {
    const { page } = await open("/?cookie-settings=val", { hasScript });
    const text = banner(page).getByText("Vi räknar besök och ser vilka steg som krånglar");
    const toggle = banner(page).locator("summary[aria-label='Läs mer om statistik']");
    expect(await text.isVisible()).toBe(false);
    await toggle.click();
    await text.waitFor();
    await toggle.click();
    await text.waitFor({ state: "hidden" });
  });

  test("tick the lower with the higher, untick the higher with the lower, and keep what is ticked [F-036] [F-037] [F-034]", async () => {
    const { context, page } = await openSettings();
    await box(page, "Marknadsföring").check();
    expect(await box(page, "Statistik").isChecked()).toBe(true);
    await box(page, "Statistik").uncheck();
    expect(await box(page, "Marknadsföring").isChecked()).toBe(false);
    await box(page, "Statistik").check();
    await press(page, "Spara val");
    await banner(page).waitFor({ state: "hidden" });
    expect(await storedChoice(context)).toBe("1,2");
    expect(await consentsOf(context)).toMatchObject([{ categories: "1,2", place: "settings" }]);
    expect(await waitForEvent(page, "consent-update")).toEqual({ event: "consent-update", consent: "1,2" });
  });

  test("can be opened again from the footer of any page, with the address preserved and the present choice shown [F-024] [F-030]", async () => {
    const { context, page } = await open("/sa-rankar-vi/?x=1", { consent: [1, 2] });
    expect(await banner(page).count()).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Kakinställningar" }).click();
    await page.waitForURL("**/sa-rankar-vi/?x=1&cookie-settings");
    await banner(page).getByText("Ditt val nu: nödvändiga, statistik.").waitFor();
    await untilTakenOver(page);
    await press(page, "Inställningar");
    expect(await box(page, "Statistik").isChecked()).toBe(true);
    await press(page, "Godkänn alla");
    await page.waitForURL("**/sa-rankar-vi/?x=1");
    expect(await storedChoice(context)).toBe("1,2,3");
  });
});

test("cookie-settings in the address shows the banner although a choice is stored [F-024] [F-030]", async () => {
  const { page } = await open("/forsakring/bil/", { consent: [1, 2, 3] });
  expect(await banner(page).count()).toBe(0);
  await page.goto("/forsakring/bil/?cookie-settings");
  await banner(page).waitFor();
});

test("a choice about an older text is invalid: the banner asks again", async () => {
  const { context, page } = await open("/", { consent: [1, 2, 3] });
  expect(await banner(page).count()).toBe(0);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "__Host-sparv-consent");
  await context.addCookies([
    { name: "__Host-sparv-consent", value: `older${cookie?.value}`, domain: "localhost", path: "/", secure: true },
  ]);
  await page.reload();
  await banner(page).waitFor();
  expect((await dataLayer(page)).length).toBeLessThanOrEqual(1);
});

test("when the choice cannot be stored the banner stays and shows the error [F-040]", async () => {
  const { context, page } = await open("/");
  await untilTakenOver(page);
  await page.route("**/ajax/cookie/**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await press(page, "Godkänn alla");
  await banner(page).getByRole("alert").getByText("Ditt val kunde inte sparas. Försök igen.").waitFor();
  expect(await storedChoice(context)).toBeUndefined();
  expect((await dataLayer(page)).filter(({ event }) => event === "consent-update")).toEqual([]);
});

describe("without JavaScript", () => {
  test.for([
    ["Godkänn alla", "1,2,3"],
    ["Endast nödvändiga", "1"],
  ] as const)("%s keeps %s and comes back to the same page [F-034]", async ([name, list]) => {
    const { context, page } = await open("/sa-rankar-vi/?x=1", { hasScript: false, width: 390 });
    await press(page, name);
    await page.waitForURL("**/sa-rankar-vi/?x=1");
    expect(await banner(page).count()).toBe(0);
    expect(await storedChoice(context)).toBe(list);
    expect(await consentsOf(context)).toMatchObject([{ categories: list, place: "form" }]);
  });

  test("the categories open at their own address, and are stored [F-032] [F-036]", async () => {
    const { context, page } = await open("/forsakring/bil/", { hasScript: false, width: 390 });
    await press(page, "Inställningar");
    await banner(page).getByRole("heading", { name: "Välj kakor" }).waitFor();
    await banner(page).getByRole("checkbox", { name: "Marknadsföring" }).check();
    await press(page, "Spara val");
    await page.waitForURL("**/forsakring/bil/");
    expect(await storedChoice(context)).toBe("1,2,3");
  });
});
