import { feesOf } from "#domain/offer/price.ts";
import { idsOfSameDay } from "#domain/search/day-id.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { CurrentInsuranceSource } from "#journeys/search/current-insurance.port.ts";
import type { FoundOffers, WatchAnswers } from "#journeys/watch-landing/watch-landing.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { FINDING_COLUMNS, findingOf, type FindingRow, foundContent, sealFinding } from "./watch-rows.ts";

type LandingPorts = Pick<StorePorts, "pool" | "cipher">;

export const createFoundOffers = ({ pool }: Pick<LandingPorts, "pool">): FoundOffers => ({
  async find(personId, findingId, offerId) {
    const row = await findOne<{ offer: string }>(pool, FIND_OFFER, [
      findingId,
      personId,
      offerId,
      ...idsOfSameDay(offerId),
    ]);
    if (!row) return undefined;
    const { validUntil, price } = JSON.parse(row.offer) as RankedOffer;
    return { validUntilMs: Date.parse(validUntil), monthlyFeeOre: feesOf(price).monthlyFeeOre };
  },
  count: async (personId, findingId) =>
    (await findOne<{ count: number }>(pool, COUNT_OFFERS, [findingId, personId]))?.count ?? 0,
});

/** The answer is a part of what was found, and is deleted with it. */
export const createWatchAnswers = ({ pool, cipher }: LandingPorts): WatchAnswers => ({
  stay: (personId, findingId, stayedOn) =>
    inTransaction(pool, async (client) => {
      const row = await findOne<FindingRow>(client, LOCK_FINDING, [findingId, personId]);
      if (!row) return false;
      const content = foundContent(cipher, row);
      if (content.stayedOn !== undefined) return true;
      await client.query(KEEP_ANSWER, [findingId, sealFinding(cipher, findingId, { ...content, stayedOn })]);
      return true;
    }),
});

/**
 * What a person has, as the watch knows it, for the browser that the person has opened the finding in: its search was handed over to
 * that browser. What was fetched is deleted long before a year has passed.
 */
export const createWatchedInsurances = ({ pool, cipher }: LandingPorts): CurrentInsuranceSource => ({
  async find(vertical, heldId, owner) {
    const row = await findOne<FindingRow>(pool, FIND_HELD, [heldId, owner, vertical]);
    if (!row) return undefined;
    const { former, renewsOn } = findingOf(cipher, row);
    return {
      fetchDataId: heldId,
      providerName: former.providerName,
      yearlyFeeOre: former.yearlyOre,
      isCampaignInsurance: false,
      renewalDate: renewsOn,
      searchParameters: {},
    };
  },
});

const FIND_OFFER = `
select offers.offer from watch_findings join watches on watches.id = watch_id
join offers on offers.search_id = watch_findings.search_id
where watch_findings.id = $1 and watches.person_id = $2 and offers.result_id = $3
  and offers.search_id >= $4 and offers.search_id < $5`;

const COUNT_OFFERS = `
select count(*)::integer as count from watch_findings join watches on watches.id = watch_id
join offers on offers.search_id = watch_findings.search_id
where watch_findings.id = $1 and watches.person_id = $2`;

const LOCK_FINDING = `
select ${FINDING_COLUMNS} from watch_findings join watches on watches.id = watch_id
where watch_findings.id = $1 and watches.person_id = $2 for update of watch_findings`;

const KEEP_ANSWER = "update watch_findings set content_enc = $2 where id = $1";

const FIND_HELD = `
select ${FINDING_COLUMNS} from watch_findings join watches on watches.id = watch_id
join searches on searches.id = watch_findings.search_id
where watches.held_id = $1 and searches.owner = $2 and watches.vertical = $3
order by found_at desc limit 1`;
