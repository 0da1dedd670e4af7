import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { chooseOther, logIn, person, untilReloaded } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { readQr } from "#tests/support/read-qr.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";

// OP-09: document 1 stores the personal number under this key. Off by default; with the setting, an opaque handle is stored instead.
const KEY = "civicnumber";

test("session storage holds nothing under civicnumber unless the setting is on [F-043]", async () => {
  const { page } = await openPage("/minasidor/");
  await logIn(page);
  await page.waitForFunction(() => sessionStorage.getItem("sparv-session-open") !== null);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
  expect(await page.content()).not.toContain(person.personalNumber.slice(2));
});

describe("with the setting on", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ topic: "legacy", env: { SPARV_LEGACY_PII_SHARING: "on" } });
  }, 120_000);
  afterAll(() => stack.stop());

  test("the key holds a handle that is not the number, until logout [F-043]", async () => {
    const context = await newVisitor({ origin: stack.url });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto("/minasidor/#logga-in");
    await chooseOther(page);
    const phone = bankIdPhone(stack.simulatorsUrl);
    let order: string | undefined;
    await expect
      .poll(async () => (order = await phone.scan((await readQr(page)) ?? "", person.personalNumber)), {
        timeout: 20_000,
      })
      .toBeDefined();
    await untilReloaded(page, () => phone.approve(order ?? ""));
    const read = () => page.evaluate((key) => sessionStorage.getItem(key), KEY);
    await expect.poll(read).toMatch(/^[\w-]{22,}$/);
    expect(await read()).not.toContain(person.personalNumber.slice(2, 8));
    await page.getByRole("main").getByRole("button", { name: "Logga ut" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await read()).toBeNull();
  });
});
