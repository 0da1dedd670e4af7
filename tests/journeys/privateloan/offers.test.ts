import { writePdf } from "#platform/pdf/write-pdf.ts";
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { AnswerProgress } from "#domain/application/answer-progress.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { openAs, ordered } from "#tests/support/customer-page.ts";
import { OWNER } from "#tests/support/order-fixtures.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { signedText, signOnScreen } from "#tests/support/sign-order.ts";
import { watchPage } from "#tests/watch-page.ts";
import type { ApplicationOffer } from "#verticals/_contract/apply.ts";
import { creditOffer } from "#verticals/_credit/credit-offer.ts";
import { lenders, type LenderSlug } from "#verticals/_credit/lenders.ts";

/** Screenshots for comparison with the design: only when a folder is given. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

function offerOf(nominalBasisPoints: number, setupFeeOre: number, effective: number): ApplicationOffer {
  const validUntil = new Date(Date.now() + 28 * DAY_MS).toISOString();
  const terms = { amountOre: 12_000_000, months: 60, nominalBasisPoints, setupFeeOre, noticeFeeOre: 0 };
  const stated = { ...terms, offerId: randomId(), validUntil, statedEffectiveBasisPoints: effective, isVariable: true };
  const reading = creditOffer(stated);
  if (reading.kind !== "offered") throw new Error(reading.kind);
  return reading.offer;
}

interface Seeded {
  readonly state: AnswerProgress["state"];
  readonly daysAgo: number;
  readonly offer?: ApplicationOffer;
  readonly needed?: string;
}

/** As its workflows have stored it two days after it was made. */
async function seed(answers: Readonly<Partial<Record<LenderSlug, Seeded>>>): Promise<string> {
  const applicationHash = randomId();
  const appliedAt = new Date(Date.now() - 2 * DAY_MS);
  const made = Object.entries(answers).map(([slug, answer]) => ({ ...answer, slug, answerId: randomId() }));
  await ordered().answers.begin({
    applicationHash,
    vertical: "privateloan",
    amountOre: 12_000_000,
    request: { personalNumber: OWNER, email: "sokande@post.example", fields: {} },
    providers: made.map(({ slug, answerId }) => ({ slug, answerId, name: lenders[slug as LenderSlug].name })),
    appliedAt,
    answerBy: new Date(appliedAt.getTime() + 4 * DAY_MS),
  });
  for (const { answerId, state, offer, needed, daysAgo } of made) {
    const to = { state, round: 0, change: 1, needed, until: offer?.validUntil };
    await ordered().answers.store(answerId, { to, mail: undefined }, { offer, mails: () => [] });
    await ordered().pool.query(
      "update application_answers set changed_at = now() - $2 * interval '1 day', next_look_at = now() + interval '1 day' where id = $1",
      [answerId, daysAgo],
    );
  }
  return applicationHash;
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const LOOKS = SCREEN_VARIANTS.map((look) => ({ ...look, height: 1300 }));

/** On a phone and a desk, each theme once. */
const expectFitting = (page: Page, name: string): Promise<void> =>
  expectAccessibleInLooks(page, LOOKS, async ({ width }) => {
    expect(await isTooWide(page), `${name} at ${width} px`).toBe(false);
    await shoot(page, `${name}-${width}`);
  });

test(
  "an applicant compares the offers, supplies a payslip and signs an agreement [P-004]",
  { timeout: LONG_WALK_MS },
  async () => {
    const customer = await ordered().newCustomer("orderer");
    const hash = await seed({
      ortugen: { state: "offered", daysAgo: 0, offer: offerOf(695, 0, 718) },
      rantmaster: { state: "offered", daysAgo: 1, offer: offerOf(740, 39_500, 781) },
      lanstugan: { state: "needed", daysAgo: 0, needed: "payslip" },
      styvern: { state: "received", daysAgo: 2 },
      skarvan: { state: "declined", daysAgo: 2 },
    });
    const page = await (await openAs(customer, { width: 390, height: 1300 })).newPage();
    const watch = watchPage(page);
    await page.goto("/minasidor/ansokningar/");
    await page.locator(`a[href$="/${hash}/"]`).click();
    await page.getByRole("heading", { name: "Två erbjudanden hittills" }).waitFor();
    await page.getByText("3 av 5 har svarat.").waitFor();
    expect(await page.getByRole("article").getByRole("heading").allTextContents()).toEqual([
      "Örtugen Bank",
      "Räntmäster",
      "Lånstugan",
      "Styvern",
      "Skärvan",
    ]);
    await page.getByText("Exempel:").waitFor();
    await expectFitting(page, "offers");
    watch.expectQuiet();

    await page.getByRole("link", { name: /^Skicka lönespecifikation/ }).click();
    const file = page.getByLabel("Din senaste lönespecifikation");
    const upload = async (content: string | Buffer) => {
      await file.setInputFiles({ name: "lon.pdf", mimeType: "application/pdf", buffer: Buffer.from(content) });
      await page.getByRole("button", { name: "Skicka" }).click();
    };
    await upload("<script>alert(1)</script>");
    await page.getByText("En av filerna är varken PDF, JPEG eller PNG").waitFor();
    await expectFitting(page, "offers-supply");
    await upload("%PDF-1.7\nlön\n%%EOF\n");
    await page.getByText("En av filerna går inte att läsa.").waitFor();
    await upload(writePdf({ title: "Lön", paragraphs: [{ text: "Lön 38 765 kr" }] }));
    await page.getByText("Vi har skickat det de bad om.").waitFor();

    await page.getByRole("link", { name: /^Acceptera med BankID\s+hos Örtugen Bank/ }).click();
    await signedText(page).waitFor();
    await page.getByText("Långivarens uppgift om effektiv ränta").waitFor();
    await expectFitting(page, "offers-agreement");
    await page.getByRole("button", { name: "Skriv under med BankID" }).click();
    await page
      .getByRole("link", { name: "Öppna BankID" })
      .or(page.getByRole("img", { name: /^QR-kod/ }))
      .waitFor();
    await expectAccessible(page);
    await signOnScreen(page);
    await page.getByRole("heading", { name: "Du har accepterat Örtugen Bank" }).waitFor();
    await expectFitting(page, "offers-accepted");
  },
);
