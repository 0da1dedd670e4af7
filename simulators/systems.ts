import { type SimulatedLine, type SimulatedProtocol, simulatedVerticals } from "#verticals/simulated-registry.ts";
import { createBankIdSystems } from "./bankid/bankid.ts";
import { createOrderBook } from "./bankid/order-book.ts";
import { hostileCompany } from "./hostile/hostile-company.ts";
import { insuranceDataAggregator } from "./insurance-data/insurance-data.ts";
import { jsonAtOnceInsurer } from "./insurers/json-at-once.ts";
import { chatWidget } from "./chat/chat-widget.ts";
import { languageModel } from "./language-model/language-model.ts";
import { orderThenPollInsurer } from "./insurers/order-then-poll.ts";
import { soapInsurer } from "./insurers/soap.ts";
import type { MountedSystem, OutsideSystem, SystemTools } from "./kernel/system.ts";
import { createMailCarrier } from "./mail/mail-carrier.ts";
import { addressPricesSystem } from "./operators/address-prices.ts";
import { createRegisters } from "./registers/registers.ts";
import { reviewWidget } from "./reviews/review-widget.ts";
import { tagReceiver } from "./tags/tag-receiver.ts";

/** Every outside system there is. A provider that sells in several verticals is one system with several lines. */
export function createSystems(tools: SystemTools): readonly OutsideSystem[] {
  const linesBySlug = Map.groupBy(
    simulatedVerticals.flatMap(({ lines }) => lines),
    ({ slug }) => slug,
  );
  const bankIdOrders = createOrderBook(tools.clock);
  return [
    ...[...linesBySlug].map(([slug, lines]) => createInsurer(slug, lines, tools)),
    ...createRegisters(process.env),
    ...createMailCarrier(process.env),
    addressPricesSystem(tools),
    ...createBankIdSystems(process.env, tools, bankIdOrders),
    insuranceDataAggregator(bankIdOrders, process.env, tools),
    tagReceiver(),
    chatWidget(),
    reviewWidget(),
    languageModel(),
    hostileCompany(),
  ];
}

const protocols: Readonly<Record<SimulatedProtocol, Insurer>> = {
  "json-at-once": jsonAtOnceInsurer,
  "order-then-poll": orderThenPollInsurer,
  soap: soapInsurer,
};

type Insurer = (slug: string, lines: readonly SimulatedLine[], tools: SystemTools) => MountedSystem;

function createInsurer(slug: string, lines: readonly SimulatedLine[], tools: SystemTools): MountedSystem {
  const [protocol, ...others] = new Set(lines.map((line) => line.protocol));
  if (!protocol || others.length > 0) throw new Error(`${slug} must speak one protocol in all its lines`);
  return protocols[protocol](slug, lines, tools);
}
