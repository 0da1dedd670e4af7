import type { OutsideSystem, SystemTools } from "#simulators/kernel/system.ts";
import { portIn } from "#simulators/secure/listen-near.ts";
import { createErrorQueue } from "./error-queue.ts";
import type { OrderBook } from "./order-book.ts";
import { phone } from "./phone.ts";
import { relyingParty } from "./relying-party.ts";

/** BankID and the phones of those who have it. It listens where the product's settings say it is. Others than we have orders there too. */
export function createBankIdSystems(
  settings: Readonly<Record<string, string | undefined>>,
  tools: SystemTools,
  book: OrderBook,
): readonly OutsideSystem[] {
  const errors = createErrorQueue();
  return [relyingParty(portIn(settings["SPARV_BANKID_URL"]), book, errors, tools), phone(book, errors)];
}
