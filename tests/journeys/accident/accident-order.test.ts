import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { signsAll } from "#tests/support/sign-order.ts";
import { WEEK_MS } from "#domain/calendar/durations.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { expectAccessible } from "#tests/axe.ts";
import { fillInPerson, ORDER_LIMIT_MS, orderButton, waitForOrder } from "#tests/support/car-checkout.ts";
import { cardOf, PERSONAL_NUMBER, waitForList } from "#tests/support/car-result.ts";
import { focusedName, tabTo } from "#tests/support/keyboard.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

const PATH = "/forsakring/olycksfall/";
const EXAMPLES = ["Brutet ben", "Tandskada", "Ärr", "Tio procents invaliditet"];

async function open(options: VisitorOptions): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(PATH);
  return page;
}

const checkout = (page: Page, provider: string) => page.getByRole("dialog", { name: `Teckna hos ${provider}` });

/** the three sections, with every example in kronor or marked as not paid. */
async function expectDetails(place: Pick<Page, "getByRole" | "getByText">): Promise<void> {
  for (const name of ["Om försäkringen", "Ersättningsexempel", "Fördelar"])
    await place.getByRole("heading", { name, exact: true }).waitFor();
  for (const example of EXAMPLES) await place.getByText(example, { exact: true }).filter({ visible: true }).waitFor();
}

test("two people are insured on a phone, from the form to the page after the order [A-001] [A-003] [A-004] [C-217]", async () => {
  const page = await open({ width: 390, height: 800 });
  const watch = watchPage(page);
  await page.getByRole("radio", { name: "Mig och min partner" }).check();
  await page.getByRole("radio", { name: /^Praktiskt arbete/ }).check();
  await page.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Visa priser" }).click();
  await waitForList(page);
  expect(new URL(page.url()).pathname).toBe(`${PATH}jamfor/`);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("6 priser på olycksfallsförsäkring");
  // no fetch is offered.
  expect(await page.getByText(/hämta/i).filter({ visible: true }).count()).toBe(0);
  const card = cardOf(page, "Rask");
  await card.getByText("Mer info").click();
  await card.getByText("Ersätts inte", { exact: true }).waitFor();
  await expectAccessible(page);
  await cardOf(page, "Tuvull").getByRole("link", { name: "Gå vidare hos Tuvull" }).click();
  const form = checkout(page, "Tuvull");
  await form.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  await form.getByText("din partners personnummer").waitFor();
  await form.getByText("Visa ersättningsexempel och fördelar").waitFor();
  await fillInPerson(form);
  await expectAccessible(page);
  await orderButton(page).click();
  await waitForOrder(page);
  expect(new URL(page.url()).pathname).toBe(`${PATH}order/klar/`);
  await page.getByText("dig och din partner", { exact: true }).waitFor();
  await page.getByText("Mer info").click();
  const modal = page.getByRole("dialog", { name: "Tuvull" });
  await expectDetails(modal);
  await expectAccessible(page);
  watch.expectQuiet();
});

test.skipIf(signsAll())(
  "a child is insured by keyboard alone on a wide screen [A-001] [A-003] [A-004] [C-218]",
  async () => {
    const page = await open({ width: 1440, theme: "dark" });
    await tabTo(page, /^Mig själv/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focusedName(page)).toBe("Mitt barn");
    // A child has no occupation to ask about.
    await page.getByRole("radio", { name: /^Kontor/ }).waitFor({ state: "hidden" });
    await tabTo(page, /^Ditt personnummer/);
    await page.keyboard.type(PERSONAL_NUMBER);
    await page.keyboard.press("Enter");
    await waitForList(page);
    await expectAccessible(page);
    await tabTo(page, /^Gå vidare hos Granskog/);
    await page.keyboard.press("Enter");
    const form = checkout(page, "Granskog Försäkring");
    await form.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
    // All who have custody are asked first: the insurance starts a week from now, and the form states the day.
    const firstDay = formatLongDate(swedishDate(Date.now() + WEEK_MS));
    await form.getByText(`Bolaget kan börja tidigast ${firstDay}.`).waitFor();
    for (const [label, value] of [
      [/^Mejladress/, "anna@exempel.se"],
      [/^Mobilnummer/, "0701740605"],
      [/^Gatuadress/, "Sparvgatan 7"],
      [/^Postnummer/, "12345"],
      [/^Ort/, "Farsta"],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(value);
    }
    for (const tick of [/^Jag har läst förköpsinformationen/, /^Jag har läst faktabladet/]) {
      await tabTo(page, tick);
      await page.keyboard.press("Space");
    }
    await tabTo(page, /^Teckna försäkring/);
    await page.keyboard.press("Enter");
    await waitForOrder(page);
    await page.getByText(firstDay).filter({ visible: true }).first().waitFor();
    await tabTo(page, /^Mer info/);
    await page.keyboard.press("Enter");
    await page.getByText("Dölj", { exact: true }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await expectDetails(page);
    await expectAccessible(page);
  },
);

test.skipIf(signsAll())("the current insurance cannot be fetched: the calls do not exist [A-005]", async () => {
  const page = await open({});
  const statusOf = async (path: string): Promise<number> => {
    const origin = new URL(page.url()).origin;
    const answer = await page.request.post(path, { headers: { origin }, form: { civicnumber: PERSONAL_NUMBER } });
    return answer.status();
  };
  for (const call of ["get-owner-insurance-info", "init-fetch-insurance-data", "poll-insurance-data"]) {
    // The same answer as any address without a POST route.
    expect(await statusOf(`${PATH}${call}`), call).toBe(405);
    expect(await statusOf(`/forsakring/bil/${call}`), call).not.toBe(405);
  }
});
