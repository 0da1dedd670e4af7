import type { Page } from "playwright-core";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { loginTexts } from "#web/shell/login/login.texts.sv.ts";
import { ownEnvironment } from "#tools/processes/own-environment.ts";

const DEVICE = "shots";

/** Of `npm run dev` and `npm run stack:up`. */
const usualSimulators = (): string => `http://127.0.0.1:${ownEnvironment()["SPARV_SIMULATORS_PORT"]}`;

/** From a page with the login open: the simulated phone of the person reads the code and approves. Ends on the reloaded page. */
export async function logIn(page: Page, personalNumber: string, simulators = usualSimulators()): Promise<void> {
  const phone = bankIdPhone(simulators, DEVICE);
  await page.getByRole("button", { name: loginTexts.otherDevice }).click();
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
  const waiting = (await phone.orders()).filter(({ status, opened }) => status === "pending" && opened === null);
  const order = waiting.toSorted((a, b) => a.startedAtMs - b.startedAtMs).at(-1)?.order ?? "";
  // The phone sees the screen through the simulator: reading the picture would show nothing more.
  await fetch(`${simulators}/bankid/phone/scan-screen`, {
    method: "POST",
    body: JSON.stringify({ order, personalNumber, device: DEVICE }),
  });
  const reloaded = page.waitForEvent("load");
  await phone.approve(order);
  await reloaded;
}
