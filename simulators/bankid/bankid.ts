import type { OutsideSystem, SystemTools } from "#simulators/kernel/system.ts";
import { portIn } from "#simulators/secure/listen-near.ts";
import { createErrorQueue } from "./error-queue.ts";
import type { OrderBook } from "./order-book.ts";
import { phone } from "./phone.ts";
import { relyingParty } from "./relying-party.ts";

/** BankID and its users' phones. It listens at the address in the product's settings. It also has orders of other relying parties. */
export function createBankIdSystems(
  settings: Readonly<Record<string, string | undefined>>,
  tools: SystemTools,
  book: OrderBook,
): readonly OutsideSystem[] {
  const errors = createErrorQueue();
  return [relyingParty(portIn(settings["SPARV_BANKID_URL"]), book, errors, tools), phone(book, errors)];
}
