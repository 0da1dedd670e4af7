import { expect, inject, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { linkIn, readInbox } from "#tests/support/read-inbox.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const FAILED = "Vänligen ange en giltig mejladress";
const SUCCESS = "Tack för ditt intresse! Du kommer nu få privatekonomiska tips till din mejladress varje vecka.";

const newBox = () =>
  `lasare-${randomId()
    .replaceAll(/[^a-zA-Z0-9]/g, "")
    .slice(0, 12)}@post.example`;

async function firstMail(to: string) {
  const simulatorsUrl = inject("simulatorsUrl");
  await waitUntil(async () => (await readInbox(simulatorsUrl, to)).length > 0, 30_000, `a mail to ${to}`);
  const [mail] = await readInbox(simulatorsUrl, to);
  if (!mail) throw new Error("no mail");
  return mail;
}

test("a wrong address shows the documented text, a right one is thanked [V-047] [W-004] [W-005] [W-006]", async () => {
  const context = await newVisitor({ width: 390, theme: "dark" });
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto("/nyhetsbrev/");
  await expectAccessible(page);
  const field = page.getByRole("main").getByRole("textbox", { name: "Din mejladress" });
  await field.fill("inte-en-adress");
  await page.getByRole("main").getByRole("button", { name: "Anmäl mig" }).click();
  await page.getByText(FAILED).waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(page);
  await field.fill(newBox());
  await field.press("Enter");
  await page.getByText(SUCCESS).waitFor();
  await expectAccessible(page);
  watch.expectQuiet();
  await context.close();
});

test("without script a reader signs up, confirms by the mail's link and unsubscribes again [W-007]", async () => {
  const context = await newVisitor({ hasScript: false, width: 390 });
  const page = await context.newPage();
  const box = newBox();
  await page.goto("/nyhetsbrev/");
  expect(await page.getByRole("main").getByRole("textbox").count()).toBe(1);
  expect(await page.getByRole("main").getByRole("button").count()).toBe(1);
  await page.getByRole("main").getByLabel("Din mejladress").fill("fel");
  await page.getByRole("main").getByRole("button", { name: "Anmäl mig" }).click();
  await page.getByText(FAILED).waitFor();
  await page.getByRole("main").getByLabel("Din mejladress").fill(box);
  await page.getByRole("main").getByRole("button", { name: "Anmäl mig" }).click();
  await page.getByText(SUCCESS).waitFor();

  await page.goto(linkIn(await firstMail(box), `${inject("stackUrl")}/nyhetsbrev/bekrafta/`));
  await page.getByRole("button", { name: "Ja, skicka tipsen till mig" }).click();
  await page.getByRole("heading", { name: "Klart! Du får våra tips varje vecka." }).waitFor();

  const simulatorsUrl = inject("simulatorsUrl");
  await waitUntil(async () => (await readInbox(simulatorsUrl, box)).length > 1, 30_000, "the welcome mail");
  const welcome = (await readInbox(simulatorsUrl, box))[1];
  if (!welcome) throw new Error("no welcome");
  await page.goto(linkIn(welcome, `${inject("stackUrl")}/nyhetsbrev/avsluta/`));
  await page.getByRole("button", { name: "Avsluta", exact: true }).click();
  await page.getByRole("heading", { name: "Du får inga fler tips från oss." }).waitFor();
  expect(await readInbox(simulatorsUrl, box)).toHaveLength(2);
  await context.close();
});

test("an expired link is reported and leads back", async () => {
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto("/nyhetsbrev/bekrafta/?kod=abc.def");
  await page.getByRole("heading", { name: "Länken gäller inte längre" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till anmälan" }).click();
  await page.waitForURL("**/nyhetsbrev/");
  await context.close();
});
