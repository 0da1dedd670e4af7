import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { readId, readJsonRecord, readOre, readText, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { type BlankDetail, blankPrice } from "#tools/new/blank/blank.offer.ts";
import type { BlankSearch } from "#tools/new/blank/blank.search.ts";
import { blankProviderNames as names } from "./blank-providers.texts.sv.ts";
import { type BlankQuestionWire, LINE_NAME } from "./blank.wire.ts";

const ORE_PER_KR = 100;
/** What it may cost: anything else is a mistake. */
const YEARLY_ORE = { minOre: 50_00, maxOre: 100_000_00 };

/** One provider, until there are more: docs/tutorials/add-a-provider.md shows the others' way. */
export const blankProviders: readonly Provider<BlankSearch, BlankDetail>[] = [
  {
    slug: "tomtbolaget",
    shopId: 0,
    providerId: 0,
    name: names.tomtbolaget,
    websiteUrl: "https://www.tomtbolaget.example/",
    noticeAddress: undefined,
    prepare: ({ count, use }) => postJson(`/v1/${LINE_NAME}/quotes`, { count, use } satisfies BlankQuestionWire),
    read: (reply, asked) => (asked ? readQuote(reply, asked.search) : unreadable("an answer without its question")),
  },
];

function readQuote(reply: ProviderReply, { count, use }: BlankSearch): ProviderReading<BlankDetail> {
  const answer = readJsonRecord(reply.body);
  if (reply.status !== 200 || answer === undefined) return unreadable(`status ${reply.status}`);
  if (answer["status"] === "DECLINED") {
    const message = readText(answer["reason"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (answer["status"] !== "OFFERED") return unreadable("no outcome");
  const subscriptionId = readId(answer["quoteId"]);
  const subscriptionName = readText(answer["product"]);
  const yearlyFeeOre = readOre(answer["yearlyPrice"], ORE_PER_KR, YEARLY_ORE);
  const validUntil = readTime(answer["validTo"]);
  if (subscriptionId === undefined || subscriptionName === undefined) return unreadable("no product");
  if (yearlyFeeOre === undefined) return unreadable("no sane price");
  if (validUntil === undefined) return unreadable("no validity");
  const detail = { featured: readText(answer["headline"]), count, use };
  return {
    kind: "answered",
    offers: [{ subscriptionId, subscriptionName, price: blankPrice(yearlyFeeOre), validUntil, detail }],
  };
}

function readTime(value: unknown): string | undefined {
  const text = typeof value === "string" && value.length <= 40 ? value : "";
  return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
}
