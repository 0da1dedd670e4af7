import type { Page, Request } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Consent } from "#domain/consent/consent.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { type DataLayerEntry, dataLayer, waitForEvent } from "./consent-page.ts";

async function open(path: string, consent: Consent = [1, 2]): Promise<Page> {
  const context = await newVisitor({ consent });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  await waitForEvent(page, "page_data");
  return page;
}

const events = async (page: Page, name: string): Promise<DataLayerEntry[]> =>
  (await dataLayer(page)).filter(({ event }) => event === name);

const isTracking = (request: Request) => new URL(request.url()).pathname === "/ajax/tracking/";
const fieldsOf = (request: Request) => Object.fromEntries(new URLSearchParams(request.postData() ?? ""));

describe("page data", () => {
  test.for([
    ["/", "start", ""],
    ["/sa-rankar-vi/", "sa-rankar-vi", ""],
    ["/forsakring/bil/", "forsakring", "insurancecar"],
  ] as const)(
    "of %s contains session, path, section and product, without the query [F-140]",
    async ([path, section, product]) => {
      const page = await open(`${path}?x=1`);
      expect(await events(page, "page_data")).toEqual([
        { event: "page_data", customSessionId: expect.stringMatching(/^[\w-]{28}$/), path, section, product },
      ]);
    },
  );

  test("is sent for each client-side navigation, in the same session [F-140]", async () => {
    const page = await open("/forsakring/bil/");
    await search(page, "SPV 24K");
    await page.waitForFunction(
      () => (window.dataLayer ?? []).filter((entry) => (entry as DataLayerEntry).event === "page_data").length === 2,
    );
    const [first, second] = await events(page, "page_data");
    expect(second).toMatchObject({ path: "/forsakring/bil/jamfor/", section: "forsakring", product: "insurancecar" });
    expect(second?.["customSessionId"]).toBe(first?.["customSessionId"]);
  });
});

test("a search is measured when it begins and when it has ended", async () => {
  const page = await open("/forsakring/bil/");
  await search(page, "SPV 24K");
  expect(await waitForEvent(page, "search_started")).toEqual({ event: "search_started", service: "insurancecar" });
  expect(await waitForEvent(page, "search_finished")).toEqual({ event: "search_finished", service: "insurancecar" });
  expect(await events(page, "search_started")).toHaveLength(1);
});

test.for([
  ["before the press", false],
  ["after it", true],
] as const)(
  "a form with errors is measured by the names of its fields, never by its values: one refused %s",
  async ([, isHeld]) => {
    const page = await open("/forsakring/bil/");
    const pressed = Promise.withResolvers<void>();
    // The shape of the number is right: only the server refuses it.
    if (isHeld) await page.route("**/ajax/user-data/", (route) => pressed.promise.then(() => route.continue()));
    await search(page, "AB 1234", "198502102381");
    pressed.resolve();
    const { fields } = await waitForEvent(page, "form_error");
    expect(String(fields).split(",")).toEqual(expect.arrayContaining(["carregnumber", "civicnumber"]));
    expect(JSON.stringify(await dataLayer(page))).not.toMatch(/198502102381|AB 1234/);
  },
);

test("a click in the menu is sent with action and label, also to our own server, before the page is left [F-141] [F-143]", async () => {
  const page = await open("/");
  const call = page.waitForRequest(isTracking);
  // Stays on the page, so that its data layer can be read.
  await page.evaluate(() =>
    document.addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault()),
  );
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByText("Försäkring", { exact: true }).click();
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Bil" }).click();
  expect(await waitForEvent(page, "custom_click")).toEqual({
    event: "custom_click",
    action: "menu",
    label: "insurance",
  });
  const request = await call;
  expect(request.method()).toBe("POST");
  expect(fieldsOf(request)).toEqual({ trackingtype: "click", trackinginfo: '{"action":"menu","label":"insurance"}' });
});

describe("the pieces that measure", () => {
  const GALLERY = "/galleri/?del=matning";
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

  test("an error is sent to the data layer and to our server", async () => {
    const page = await open(GALLERY);
    const call = page.waitForRequest(isTracking);
    await press(page, "Fel i anrop");
    const details = { label: "error_api", source: "gallery" };
    expect(await waitForEvent(page, "error")).toEqual({ event: "error", ...details });
    expect(fieldsOf(await call)).toEqual({ trackingtype: "error", trackinginfo: JSON.stringify(details) });
  });

  test("a personal number in a payload stops it", async () => {
    const page = await open(GALLERY, [1, 2, 3]);
    await press(page, "Köp med personnummer");
    expect(await waitForEvent(page, "error")).toMatchObject({ label: "error_internal", source: "conversion" });
    expect(JSON.stringify(await dataLayer(page))).not.toContain("198502102380");
  });
});

async function search(page: Page, plate: string, personalNumber = "198502102380"): Promise<void> {
  await page.getByLabel("Registreringsnummer").fill(plate);
  await page.getByLabel("Personnummer").fill(personalNumber);
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByRole("button", { name: "Visa priser" }).click();
}
