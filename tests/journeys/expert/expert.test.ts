import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, inject, onTestFinished, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { newAddress } from "#tests/support/address.ts";
import { logIn } from "#tests/support/log-in.ts";
import { focusedName } from "#tests/support/keyboard.ts";
import { linkIn, readInbox } from "#tests/support/read-inbox.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const QUESTION = "Gäller bilförsäkringen när min dotter kör?\nHon har övningskörningstillstånd.";

const newBox = () =>
  `fragare-${randomId()
    .replaceAll(/[^a-zA-Z0-9]/g, "")
    .slice(0, 12)}@post.example`;

async function newPage(options: VisitorOptions = {}) {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

async function mailTo(box: string) {
  await waitUntil(async () => (await readInbox(inject("simulatorsUrl"), box)).length > 0, 30_000, `a mail to ${box}`);
  const [mail] = await readInbox(inject("simulatorsUrl"), box);
  if (!mail) throw new Error("no mail");
  return mail;
}

const call = async (path: string, body?: Record<string, string>) => {
  const origin = inject("stackUrl");
  const response = await fetch(origin + path, {
    headers: { origin, "x-forwarded-for": newAddress() },
    ...(body ? { method: "POST", body: new URLSearchParams(body) } : {}),
  });
  return (await response.json()) as { Success: boolean; Error: { ParameterId: string }[]; Data: { Result: never } };
};

const send = (fields: Record<string, string>) =>
  call("/ajax/send-expertpanel-question/", { captcha: "437", email: newBox(), question: QUESTION, ...fields });

async function doTheWork(): Promise<string> {
  const { Data } = await call("/ajax/expertpanel-challenge/");
  const solution = await solveChallenge({ challenge: Data.Result, deriveKey });
  return JSON.stringify({ challenge: Data.Result, solution });
}

test("a visitor sees errors first, then asks and is thanked, on a phone and a desk [W-012] [W-015]", async () => {
  const page = await newPage({ width: 390 });
  const watch = watchPage(page);
  await page.goto("/fraga-experten/");
  const main = page.getByRole("main");
  const names = await main.locator("form [name]").evaluateAll((all) => all.map((each) => each.getAttribute("name")));
  expect(names).toEqual(["captcha", "website", "email", "question"]);
  await expectAccessibleInLooks(page);
  await main.getByLabel("Din mejladress").fill("fel");
  await main.getByLabel("Din fråga").fill("Kort");
  await main.getByRole("button", { name: "Skicka frågan" }).click();
  await main.getByText("Vänligen ange en giltig mejladress").waitFor();
  await main.getByText("Skriv lite mer, så att vi förstår vad du undrar.").waitFor();
  expect(await focusedName(page)).toMatch(/^Din mejladress/);
  await expectAccessibleInLooks(page);
  await main.getByLabel("Din mejladress").fill(newBox());
  await main.getByLabel("Din fråga").fill(QUESTION);
  await main.getByRole("button", { name: "Skicka frågan" }).click();
  await main.getByRole("heading", { name: "Tack för din fråga!" }).waitFor();
  await expectAccessibleInLooks(page);
  watch.expectQuiet();
});

test("without script the address is confirmed by mail first; an editor answers, once, and the answer comes by mail", async () => {
  const page = await newPage({ hasScript: false, width: 390 });
  const box = newBox();
  const begins = `Fråga ${box}`;
  await page.goto("/fraga-experten/");
  const main = page.getByRole("main");
  await main.getByLabel("Din mejladress").fill(box);
  await main.getByLabel("Din fråga").fill(`${begins}\n${QUESTION}`);
  await main.getByRole("button", { name: "Skicka frågan" }).click();
  await main.getByRole("heading", { name: "Ett steg kvar" }).waitFor();

  const desk = await newPage({ width: 1440 });
  await logIn(desk, "/minasidor/", "198410102399");
  await desk.goto("/redaktion/fragor/");
  expect(await desk.getByRole("link", { name: begins }).count()).toBe(0);

  await page.goto(linkIn(await mailTo(box), `${inject("stackUrl")}/fraga-experten/bekrafta/`));
  await page.getByRole("button", { name: "Ja, läs min fråga" }).click();
  await page.getByRole("heading", { name: "Tack! Vi har tagit emot din fråga." }).waitFor();

  await desk.reload();
  await expectAccessible(desk);
  await desk.getByRole("link", { name: begins }).click();
  await desk.getByText(box, { exact: false }).first().waitFor();
  await expectAccessible(desk);
  await desk.getByLabel("Svar").fill("Ja, om hon har tillstånd och du är godkänd handledare.");
  await desk.getByRole("button", { name: "Skicka svaret" }).click();
  await desk.getByText("Svaret är på väg.").waitFor();
  expect(await desk.getByRole("button", { name: "Skicka svaret" }).count()).toBe(0);
  await waitUntil(
    async () => (await readInbox(inject("simulatorsUrl"), box)).some(({ text }) => text.includes("godkänd handledare")),
    30_000,
    "the answer",
  );
  const answers = (await readInbox(inject("simulatorsUrl"), box)).filter(({ subject }) => subject.startsWith("Svar"));
  expect(answers).toHaveLength(1);
  expect(answers[0]?.text).toContain("Hon har övningskörningstillstånd.");
});

test("only an editor sees the questions", async () => {
  const page = await newPage();
  for (const path of ["/redaktion/fragor/", "/redaktion/fraga/?id=x"])
    expect((await page.goto(path))?.status()).toBe(401);
});

test("the call takes captcha, email and question; a solved captcha counts once, and a forged one not at all [W-014]", async () => {
  const proof = await doTheWork();
  expect(await send({ proof })).toMatchObject({ Success: true, Data: { Result: { State: "open" } } });
  expect(await send({ proof })).toMatchObject({ Success: false, Error: [{ ParameterId: "captcha" }] });
  const cheap = JSON.parse(await doTheWork()) as { challenge: { parameters: { cost: number } }; solution: object };
  const forged = [
    "x",
    "{}",
    JSON.stringify({ ...cheap, solution: {} }),
    JSON.stringify({
      ...cheap,
      challenge: { ...cheap.challenge, parameters: { ...cheap.challenge.parameters, cost: 1 } },
    }),
    JSON.stringify({ ...cheap, challenge: { ...cheap.challenge, signature: "0".repeat(64) } }),
  ];
  for (const made of forged) expect((await send({ proof: made })).Success).toBe(false);
  expect(await send({})).toMatchObject({ Success: true, Data: { Result: { State: "unconfirmed" } } });
  for (const captcha of ["99", "800", ""])
    expect(await send({ captcha })).toMatchObject({ Success: false, Error: [{ ParameterId: "captcha" }] });
});

test("a bot that fills in the hidden field is thanked, and nothing is stored", async () => {
  const email = newBox();
  expect((await send({ email, website: "https://kop.example" })).Success).toBe(true);
  // A stored question would have caused a mail: the mail of a later question has arrived, this one's has not.
  const later = newBox();
  await send({ email: later });
  await mailTo(later);
  expect(await readInbox(inject("simulatorsUrl"), email)).toEqual([]);
});
