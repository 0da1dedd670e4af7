import { createFetchStore } from "#adapters/postgres/fetch-store.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { storePerson } from "#adapters/postgres/person-rows.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { krToOre } from "#domain/format/swedish-format.ts";
import type { SearchData } from "#http/contract/search.schema.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { type Person, listPeople } from "#simulators/world/people.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { staffPerson } from "#simulators/world/staff-person.ts";
import { type Shop, orderUntilAnswered } from "#tools/faults/order-clients.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { type SimulatedVertical, simulatedVerticals } from "#simulators/verticals/registry.ts";

/** Old enough to buy everything, and of an age that every provider gives a price for. */
const BORN = { first: 1955, last: 1998 } as const;

/**
 * The ordinary people of the simulated register, in another order for each seed. Excluded: people whom the documents name for
 * manual tests, whose pages should show only those, and people whose number triggers a simulated event.
 */
export function ordinaryPeople(random: () => number): Person[] {
  const named = new Set<string>([
    staffPerson.personalNumber,
    ...[...readyMade, ...fetchPeople].map(({ personalNumber }) => personalNumber),
    ...simulatedVerticals.flatMap(({ magic }) => magic?.inputs.map(({ input }) => input) ?? []),
  ]);
  return listPeople()
    .filter(({ personalNumber }) => !named.has(personalNumber))
    .filter(({ personalNumber }) => isBetween(Number(personalNumber.slice(0, 4)), BORN.first, BORN.last))
    .map((person) => ({ person, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ person }) => person);
}

const isBetween = (year: number, first: number, last: number): boolean => year >= first && year <= last;

/** Fields of a search that are about a person, as far as the search has them. */
export function fieldsOf(person: Person, search: Readonly<Record<string, string>>, random: () => number) {
  const own: Record<string, string> = {
    civicnumber: person.personalNumber,
    zip: zipOf(person),
    address: person.street,
    carregnumber: newPlate(random),
  };
  return Object.fromEntries(Object.entries(own).filter(([name]) => Object.hasOwn(search, name)));
}

export const homeOf = (person: Person) => ({ address: person.street, zip: zipOf(person), city: person.city });

const zipOf = ({ postalCode }: Person): string => `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`;

const PLATE_LETTERS = "ABCDEFGHJKLMNOPRSTUWYZ";

/** Digits that begin with a zero trigger a simulated event: other plates are ordinary cars. */
function newPlate(random: () => number): string {
  const letter = () => PLATE_LETTERS[Math.floor(random() * PLATE_LETTERS.length)] ?? "A";
  return `${letter()}${letter()}${letter()} ${100 + Math.floor(random() * 900)}`;
}

/** A browser that compares, and perhaps buys. */
export interface DemoVisitor {
  readonly cookie: string;
  readonly address: string;
}

export const newDemoVisitor = (random: () => number): DemoVisitor => {
  const byte = () => 1 + Math.floor(random() * 250);
  return { cookie: `${VISITOR_COOKIE}=${randomId()}`, address: `10.${byte()}.${byte()}.${byte()}` };
};

/** The vertical's ordinary search with some of it otherwise, as people differ. */
export function varySearch({ samples }: SimulatedVertical, random: () => number): Record<string, string> {
  const changed = Object.entries(samples.otherRated).filter(() => random() < CHANGED_SHARE);
  return { ...samples.ordinary, ...Object.fromEntries(changed) };
}

const CHANGED_SHARE = 0.35;
const SEARCH_WITHIN_MS = 30_000;

export interface FoundOffer {
  readonly searchId: string;
  readonly resultId: string;
  readonly providerId: number;
  readonly yearlyFeeOre: number;
}

/** Undefined when the rate limit is reached: then the run ends. */
export async function searchAsDemo(
  shop: Shop,
  { cookie, address }: DemoVisitor,
  fields: Readonly<Record<string, string>>,
): Promise<FoundOffer[] | undefined> {
  const answer = await fetch(`${shop.urls[0] ?? ""}${shop.path}jamfor/ajax`, {
    method: "POST",
    headers: { origin: shop.publicOrigin, cookie, "x-forwarded-for": address },
    body: new URLSearchParams({ ...fields, tempsearchid: randomId() }),
    signal: AbortSignal.timeout(SEARCH_WITHIN_MS),
  });
  if (answer.status === TOO_MANY) return undefined;
  const { Data } = (await answer.json()) as { Data: SearchData | null };
  return (Data?.Result.Ok ?? []).map(({ ResultId, ProviderId, YearlyFeeRaw }) => ({
    searchId: Data?.Result.SearchId ?? "",
    resultId: ResultId,
    providerId: ProviderId,
    yearlyFeeOre: krToOre(YearlyFeeRaw),
  }));
}

const TOO_MANY = 429;

/** Buys one of the three best offers that can be ordered here, with the real checkout; returns how it ended, or why it did not. */
export async function orderAsDemo(
  shop: Shop,
  visitor: DemoVisitor,
  offers: readonly FoundOffer[],
  { person, random }: { readonly person: Person; readonly random: () => number },
): Promise<string | undefined> {
  const offer = offers[Math.floor(random() * Math.min(3, offers.length))];
  return offer && buyAsDemo(shop, visitor, offer, { person });
}

export async function buyAsDemo(
  shop: Shop,
  visitor: DemoVisitor,
  { resultId, providerId }: FoundOffer,
  { person, fetchDataId }: { readonly person: Person; readonly fetchDataId?: string },
): Promise<string | undefined> {
  const email = `demo-${randomId().replaceAll(/\W|_/g, "").slice(0, 10)}@example.se`;
  const offer = { resultId, providerId, isToBeRefused: false, email, home: homeOf(person) };
  const today = fetchDataId === undefined ? {} : { fetchDataId };
  const { reportedState, lastFault } = await orderUntilAnswered(shop, { ...visitor, ...offer, ...today });
  return reportedState ?? lastFault;
}

/** Who switches, from what, to which offer. */
export interface DemoSwitch {
  readonly owner: string;
  readonly person: Person;
  readonly vertical: string;
  readonly registrationNumber: string;
  readonly offer: FoundOffer;
}

export interface DemoSwitches {
  /** What the customer has today, as a fetch leaves it; gives the id of the fetch. */
  fetch(switched: DemoSwitch, yearlyFeeOre: number): Promise<string>;
  /** What a comparison with it showed a person who was logged in, and a purchase that was made so many days ago. */
  remember(switched: DemoSwitch, fetchId: string, yearlyFeeOre: number, daysAgo: number): Promise<void>;
}

/** The search of a switch is for the same cover as this. */
export const FETCHED_COVER = { name: "Bilförsäkring Halv", insurancetype: "half" } as const;

/** Higher than those of any insurer, or the new insurance would be worse in some part and the order would keep no former fee. */
const HIGH_EXCESSES = ["Trafik", "Brand", "Glas", "Stenskott", "Stöld", "Räddning", "Maskinskada"].map((name) => ({
  name,
  amountOre: 20_000_00,
}));

/**
 * A login at an insurer needs a phone, which a demonstration lacks: the insurer's answer is written directly by the same store.
 * The purchase itself uses the real calls.
 */
export function demoSwitches(pool: DatabasePool, config: Pick<Config, "columnKeys" | "lookupKey">): DemoSwitches {
  const cipher = createColumnCipher(config.columnKeys);
  const lookupHash = createLookupHash(config.lookupKey);
  const fetches = createFetchStore({ pool, cipher });
  const identified = createIdentifiedPersons({ pool, lookupHash });
  const savings = createSavingStore(pool);
  return {
    async fetch({ owner, person: { personalNumber }, vertical, registrationNumber, offer }, yearlyFeeOre) {
      // Those whose terms ask for most in a dispute: see `HIGH_EXCESSES`.
      const { rask, tuvull } = insurers;
      const { slug, shopId, name } = offer.providerId === rask.providerId ? tuvull : rask;
      const fetchId = randomId();
      await fetches.begin({
        fetchId,
        owner,
        vertical,
        shopId,
        providerSlug: slug,
        providerName: name,
        loginMethod: "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
        subject: { personalNumber, registrationNumber },
        personLookup: lookupHash("person", personalNumber),
        consent: { textVersion: "demo", text: "Demodata" },
        returnNonce: undefined,
        returnPath: "/",
      });
      await fetches.noteLogin(fetchId);
      await fetches.settle(fetchId, "SUCCESS", {
        insuranceName: FETCHED_COVER.name,
        yearlyFeeOre,
        isCampaignInsurance: false,
        // Renewed today: the new insurance starts at once, and saves money from now on.
        renewalDate: swedishDate(systemClock.nowMs()),
        deductibles: HIGH_EXCESSES,
        searchParameters: { carregnumber: registrationNumber },
      });
      // The login of a fetch identifies: what is ordered after it is the person's own.
      const identifiedAtMs = systemClock.nowMs();
      await identified.record({ owner, personalNumber, method: "fetch", reference: fetchId, identifiedAtMs });
      return fetchId;
    },
    async remember(
      { person, vertical, offer: { searchId, resultId, yearlyFeeOre: newFeeOre } },
      fetchId,
      feeOre,
      daysAgo,
    ) {
      const nowMs = systemClock.nowMs();
      const { personalNumber, firstName, lastName } = person;
      const completion = { personalNumber, firstName, lastName } as Parameters<typeof storePerson>[1];
      const personId = await storePerson({ pool, cipher, lookupHash }, completion, randomId(), nowMs);
      await savings.add({
        savingId: randomId(),
        personId,
        vertical,
        searchId,
        fetchId,
        yearlyFeeSavedOre: Math.max(0, feeOre - newFeeOre),
        yearlyFeeTodayOre: feeOre,
        createdAtMs: nowMs,
      });
      // Figures of the start page are of months that have ended.
      await pool.query("update orders set settled_at = settled_at - make_interval(days => $2) where result_id = $1", [
        resultId,
        daysAgo,
      ]);
    },
  };
}
