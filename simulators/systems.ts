import {
  simulatedApplied,
  type SimulatedLine,
  type SimulatedProtocol,
  simulatedVerticals,
} from "#simulators/verticals/registry.ts";
import { createBankIdSystems } from "./bankid/bankid.ts";
import { createOrderBook } from "./bankid/order-book.ts";
import { createLenders } from "./lenders/lenders.ts";
import { hostileCompany } from "./hostile/hostile-company.ts";
import { insuranceDataAggregator } from "./insurance-data/insurance-data.ts";
import { jsonAtOnceInsurer } from "./insurers/json-at-once.ts";
import { chatWidget } from "./chat/chat-widget.ts";
import { languageModel } from "./language-model/language-model.ts";
import { leadOperations } from "./insurers/leads.ts";
import { orderThenPollInsurer } from "./insurers/order-then-poll.ts";
import { soapInsurer } from "./insurers/soap.ts";
import type { MountedSystem, OutsideSystem, SystemTools } from "./kernel/system.ts";
import { createMailCarrier } from "./mail/mail-carrier.ts";
import { dayAheadMarket } from "./day-ahead-market/day-ahead-market.ts";
import { createRegisters } from "./registers/registers.ts";
import { reviewWidget } from "./reviews/review-widget.ts";
import { tagReceiver } from "./tags/tag-receiver.ts";
import { DAY_MS } from "./world/calendar.ts";

/** Every outside system there is. A provider that sells in several verticals is one system with several lines. */
export function createSystems(tools: SystemTools): readonly OutsideSystem[] {
  const linesBySlug = Map.groupBy(
    simulatedVerticals.flatMap(({ lines }) => lines),
    ({ slug }) => slug,
  );
  const bankIdOrders = createOrderBook(tools.clock);
  const settings: Readonly<Record<string, string | undefined>> =
    tools.siteUrl === undefined ? process.env : { ...process.env, SPARV_PUBLIC_ORIGIN: tools.siteUrl };
  return [
    ...joinByTarget([
      ...[...linesBySlug].map(([slug, lines]) => createInsurer(slug, lines, tools)),
      ...createLenders(tools, dayMsIn(settings["SPARV_DELIVERY_DAY_SECONDS"])).filter(isAsked),
    ]),
    ...createRegisters(settings),
    ...createMailCarrier(settings),
    dayAheadMarket(tools),
    ...createBankIdSystems(settings, tools, bankIdOrders),
    insuranceDataAggregator(bankIdOrders, settings, tools),
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
  const system = protocols[protocol](slug, lines, tools);
  if (!lines.some(({ takesLeads }) => takesLeads)) return system;
  return { ...system, operations: [...system.operations, ...leadOperations(system.target, tools)] };
}

/** The product follows applications by days of the same length. */
const dayMsIn = (seconds: string | undefined): number => (seconds === undefined ? DAY_MS : Number(seconds) * 1_000);

/** A company that both sells in a list and takes applications is one system. */
const joinByTarget = (systems: readonly MountedSystem[]): MountedSystem[] =>
  [...Map.groupBy(systems, ({ target }) => target).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, operations: [first, ...others].flatMap(({ operations }) => operations) }] : [],
  );

/** Of a vertical that is applied for. */
const isAsked = ({ target }: MountedSystem): boolean =>
  simulatedApplied.some(({ providers }) => providers.some((slug) => target === `insurers/${slug}`));
