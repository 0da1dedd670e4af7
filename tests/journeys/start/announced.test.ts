import { expect, inject, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openPage } from "#tests/support/open-page.ts";
import { waitForEvent } from "../consent/consent-page.ts";
import { linkIn, readInbox } from "#tests/support/read-inbox.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";

const newBox = () =>
  `vantar-${randomId()
    .replaceAll(/[^a-zA-Z0-9]/g, "")
    .slice(0, 12)}@post.example`;

test.for([true, false])(
  "a visitor leaves an address to be notified of a service, and withdraws it with the mail's link, script: %s [F-139]",
  async (hasScript) => {
    const [first] = listAnnounced();
    if (!first) throw new Error("everything is built: this page is gone, and so may this test be");
    const { page } = await openPage(first.service.path, {
      width: 390,
      hasScript,
      consent: [1, 2],
    });
    const box = newBox();
    const main = page.getByRole("main");
    await main.getByLabel("Din mejladress").fill("inte-en-adress");
    await main.getByRole("button", { name: "Mejla mig" }).click();
    await main.getByText("Vänligen ange en giltig mejladress").waitFor();
    if (hasScript) await expectAccessible(page);
    await main.getByLabel("Din mejladress").fill(box);
    await main.getByRole("button", { name: "Mejla mig" }).click();
    await main.getByText("Tack! Vi mejlar dig när det går att jämföra.").waitFor();
    if (hasScript) await expectAccessible(page);
    // Statistics alone: no contact, not even hashed. Without script nothing is measured.
    const { categoryIds, id } = first.service;
    const lead = {
      event: "lead",
      action: "waiting_list",
      id: String(categoryIds[0] ?? id),
      type: "email",
      category: id,
    };
    expect(hasScript ? await waitForEvent(page, "lead") : lead).toEqual(lead);
    expect(page.url()).not.toContain("vantar");

    const simulatorsUrl = inject("simulatorsUrl");
    await waitUntil(async () => (await readInbox(simulatorsUrl, box)).length > 0, 30_000, "the receipt");
    const [receipt] = await readInbox(simulatorsUrl, box);
    if (!receipt) throw new Error("no receipt");
    expect(receipt.subject).toBe(`Vi mejlar när du kan jämföra ${first.names.product}`);
    await page.goto(linkIn(receipt, `${inject("stackUrl")}/bevakning/avsluta/`));
    await page.getByRole("button", { name: "Ta bort adressen" }).click();
    await page.getByRole("heading", { name: "Adressen är borttagen." }).waitFor();
    await page.goto(`/bevakning/avsluta/?kod=${randomId()}.fel`);
    await page.getByRole("heading", { name: "Länken gäller inte längre" }).waitFor();
  },
);
