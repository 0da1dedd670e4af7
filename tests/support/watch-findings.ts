import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { comparisonOf, type Price } from "#domain/offer/price.ts";
import type { CoverRow } from "#domain/watch/same-cover.ts";
import type { FoundContent, FoundOffer } from "#domain/watch/watch.ts";
import { randomId } from "#platform/ids.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { NUMBERS, type TestPerson } from "./open-session.ts";
import { type Customer, dayFromNow, type OrderFixtures } from "./order-fixtures.ts";

export interface GivenFinding {
  /** Whose watch it is. */
  readonly person: TestPerson;
  /** The browser whose search was repeated; the person's own if it is to be opened without more. */
  readonly searchedBy: Customer;
  readonly plate?: string;
  /** Of the offer with the same cover; it has to take orders. */
  readonly provider?: string;
  readonly renewsOn?: string;
  readonly changes?: Partial<FoundContent>;
}

export interface StoredFinding {
  readonly findingId: string;
  readonly watchId: string;
  readonly heldId: string;
  readonly searchId: string;
  readonly best: FoundOffer;
}

const FORMER_ORE = 9_000_00;

const excess = (type: string, name: string, kr: number): CoverRow => ({
  type,
  name,
  text: formatKr(kr * 100),
  value: kr * 100,
  better: "low",
});

/** What a run leaves, by the real stores and from a real search: the prices are those that the insurers gave. */
export async function storeFinding(ordered: OrderFixtures, given: GivenFinding): Promise<StoredFinding> {
  const { person, searchedBy, provider = "Kronhjort", renewsOn = dayFromNow(45) } = given;
  const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
  const facts = {
    ...ordinary,
    civicnumber: NUMBERS[person],
    ...(given.plate ? { carregnumber: given.plate } : {}),
  };
  const { body } = await searchedBy.post("/forsakring/bil/jamfor/ajax", { ...facts, tempsearchid: randomId() });
  const { SearchId: searchId, Ok } = (body as Searched).Data.Result;
  const { rows: stored } = await ordered.pool.query<{ offer: string }>(
    "select offer from offers where search_id = $1 order by position",
    [searchId],
  );
  const offers = stored.map(({ offer }) => JSON.parse(offer) as StoredOffer);
  const found = (offer: StoredOffer, rows: readonly CoverRow[]): FoundOffer => ({
    offerId: offer.resultId,
    providerId: offer.providerId,
    providerName: offer.providerName,
    providerSlug: Object.values(insurers).find(({ name }) => name === offer.providerName)?.slug ?? "",
    yearlyOre: comparisonOf(offer.price).ore,
    savingOre: FORMER_ORE - comparisonOf(offer.price).ore,
    rows,
  });
  const chosen = offers.find(({ providerName }) => providerName === provider) ?? offers[0];
  if (!chosen) throw new Error(`no offer of ${Ok.length}`);
  const best = found(chosen, [
    excess("FIRE", "Brand", 1_500),
    excess("GLASS", "Glas", 1_500),
    excess("RESCUE", "Räddning", 0),
  ]);
  const lesser = offers
    .filter(({ price }) => comparisonOf(price).ore < best.yearlyOre)
    .map((offer) =>
      found(offer, [
        excess("FIRE", "Brand", 3_000),
        excess("GLASS", "Glas", 2_000),
        excess("RESCUE", "Räddning", 1_200),
      ]),
    );
  const watches = createWatchStore(ordered.stores);
  const [watchId, heldId, findingId, nowMs] = [randomId(), randomId(), randomId(), Date.now()];
  const former = {
    providerName: "Granskog Försäkring",
    providerSlug: "granskog",
    yearlyOre: FORMER_ORE,
    rows: [excess("FIRE", "Brand", 3_000), excess("GLASS", "Glas", 1_500), excess("RESCUE", "Räddning", 0)],
  };
  const personId = await findPersonId(ordered, person);
  const period = renewsOn;
  await watches.turnOn(
    {
      watchId,
      personId,
      heldId,
      vertical: "car",
      kind: "renewal",
      noticeBy: period,
      renewsOn,
      thresholdOre: 500_00,
      period,
      dueAtMs: nowMs,
      agreement: { email: "anna@exempel.se", facts, former, consent: "ja" },
    },
    nowMs,
  );
  const ended = await watches.endRun({
    finding: {
      findingId,
      watchId,
      period,
      outcome: "cheaper",
      searchId,
      noticeBy: period,
      renewsOn,
      former,
      best,
      lesser,
      askedCount: 12,
      answeredCount: offers.length,
      facts,
      ...given.changes,
    },
    foundAtMs: nowMs,
    notice: undefined,
    notifyAtMs: undefined,
    next: { period: `${Number(period.slice(0, 4)) + 1}${period.slice(4)}`, dueAtMs: nowMs + 300 * 86_400_000 },
  });
  if (ended !== findingId) throw new Error("the finding was not stored");
  return { findingId, watchId, heldId, searchId, best };
}

interface Searched {
  readonly Data: { readonly Result: { readonly SearchId: string; readonly Ok: readonly unknown[] } };
}

interface StoredOffer {
  readonly resultId: string;
  readonly providerId: number;
  readonly providerName: string;
  readonly price: Price;
}

async function findPersonId({ pool, lookupHash }: OrderFixtures, person: TestPerson): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from persons where person_lookup = $1", [
    lookupHash("person", NUMBERS[person]),
  ]);
  const [row] = rows;
  if (!row) throw new Error(`${person} has not logged in`);
  return row.id;
}
