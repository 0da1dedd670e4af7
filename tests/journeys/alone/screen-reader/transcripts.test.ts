import { expect, onTestFinished, test } from "vitest";
import {
  checkout,
  fillInPerson,
  openFirstCheckout,
  orderButton,
  ORDER_LIMIT_MS,
  waitForPlaced,
} from "#tests/support/car-checkout.ts";
import { fillInCar, openCarResult } from "#tests/support/car-result.ts";
import { openPage } from "#tests/support/open-page.ts";
import { signsAll } from "#tests/support/sign-order.ts";
import { readAloud } from "#tests/support/screen-reader/screen-reader.ts";
import { transcriptOf } from "#tests/support/screen-reader/transcript.ts";

// What a screen reader reads on the main screens. `npm run tool -- journeys aloud -u` writes it anew: read
// the difference as a visitor who sees nothing.

const transcript = (name: string): string => `transcripts/${name}.txt`;

/** Always the same car, and none that another journey orders for. */
const PLATE = "ZAA 01A";

test.skipIf(signsAll())("the start page, from its first link to its last", async () => {
  const { page } = await openPage("/");
  // What others have searched for is different each time, and not there when there are none.
  const read = transcriptOf(await readAloud(page)).replace(/^ *heading, Andra jämför just nu[^]*?end of list\n/m, "");
  await expect(read).toMatchFileSnapshot(transcript("start"));
});

test.skipIf(signsAll())("the form", async () => {
  const { page } = await openPage("/forsakring/bil/");
  // Loaded after the page.
  await page.getByRole("button", { name: "Chatta med oss" }).waitFor();
  await expect(transcriptOf(await readAloud(page))).toMatchFileSnapshot(transcript("car-form"));
});

test.skipIf(signsAll())("the list while insurers are asked", async () => {
  const { page } = await openPage("/forsakring/bil/");
  // The answers stay on the way: the page would change while it is read.
  await page.route(/\/jamfor\/(ajax|progress)/, () => new Promise<void>(() => undefined));
  await fillInCar(page, "SPV 24K");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("progressbar").waitFor();
  await expect(transcriptOf(await readAloud(page, "main"))).toMatchFileSnapshot(transcript("car-searching"));
});

test.skipIf(signsAll())(
  "the list, the checkout over it, and what is shown after the order",
  { timeout: 240_000 },
  async () => {
    const { page, context } = await openCarResult(PLATE);
    onTestFinished(() => context.close());
    await expect(transcriptOf(await readAloud(page, "main"))).toMatchFileSnapshot(transcript("car-result"));
    await openFirstCheckout(page);
    await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
    await expect(transcriptOf(await readAloud(page, '[role="dialog"]'))).toMatchFileSnapshot(
      transcript("car-checkout"),
    );
    await fillInPerson(checkout(page));
    await orderButton(page).click();
    await waitForPlaced(page);
    // A price at the visitor's address is asked for meanwhile, and its part is there only while that lasts or when there is one.
    const ordered = transcriptOf(await readAloud(page, "main"));
    await expect(ordered.replace(/^ *heading, Bredband där du bor[^]*?(?=^ *heading)/m, "")).toMatchFileSnapshot(
      transcript("car-ordered"),
    );
  },
);
