import { coverRows } from "#domain/cover/cover-rows.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { planNext, planRun } from "#domain/watch/watch-dates.ts";
import { watchConsent } from "#domain/watch/watch-form.texts.sv.ts";
import type { FormerAgreement, Watch, WatchedAgreement } from "#domain/watch/watch.ts";
import { coverOf } from "#journeys/search/compare-cover.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { WatchedFactsSource } from "./watched-facts.port.ts";
import type { WatchStore } from "./watch.port.ts";

export interface SwitchWatchPorts {
  readonly watches: Pick<WatchStore, "ofPerson" | "turnOn" | "turnOff" | "hasRun">;
  readonly held: (personId: string) => Promise<readonly HeldContract[]>;
  readonly facts: WatchedFactsSource;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  readonly newId: () => string;
  readonly clock: Pick<Clock, "nowMs">;
}

/** An agreement with its switch. */
export interface WatchRow {
  readonly contract: HeldContract;
  readonly isOn: boolean;
  /** False when we know no day before which to compare. */
  readonly canWatch: boolean;
  readonly thresholdOre: number | undefined;
}

export interface WatchSwitch {
  list(personId: string): Promise<{ readonly rows: readonly WatchRow[]; readonly email: string }>;
  /** Undefined when the person has no such agreement, or its day is unknown. */
  turnOn(personId: string, heldId: string, chosen: ChosenWatch): Promise<Checked<string> | undefined>;
  turnOff(personId: string, heldId: string): Promise<boolean>;
}

export interface ChosenWatch {
  readonly thresholdOre: number;
  readonly email: string;
  /** The browser: a search without a personal number belongs to it. */
  readonly owner: string;
}

export function createWatchSwitch(ports: SwitchWatchPorts): WatchSwitch {
  const { watches, held, clock } = ports;
  return {
    async list(personId) {
      const [contracts, own] = await Promise.all([held(personId), watches.ofPerson(personId)]);
      const rows = contracts.map((contract): WatchRow => {
        const watch = own.find(({ heldId }) => heldId === contract.heldId);
        const isOn = watch?.state === "on";
        return { contract, isOn, canWatch: termsOf(contract) !== undefined, thresholdOre: watch?.thresholdOre };
      });
      return { rows, email: own.find(({ state }) => state === "on")?.agreement.email ?? own[0]?.agreement.email ?? "" };
    },
    async turnOn(personId, heldId, { thresholdOre, email, owner }) {
      const contract = (await held(personId)).find((each) => each.heldId === heldId);
      const terms = contract && termsOf(contract);
      if (!terms) return undefined;
      if (!(await ports.isGoodEmail(email))) return failed([{ field: "email", message: fieldTexts.email }]);
      const own = (await watches.ofPerson(personId)).find((watch) => watch.heldId === heldId);
      const watchId = own?.watchId ?? ports.newId();
      const first = planRun(watchId, terms, clock.nowMs());
      if (!first) return undefined;
      // A period that has been run is not run again.
      const run = (await watches.hasRun(watchId, first.period)) ? planNext(watchId, first, first) : first;
      const agreement = await agreementOf(ports, personId, owner, contract, terms.kind);
      const watch = { watchId, personId, heldId, vertical: contract.vertical, thresholdOre, ...run };
      await watches.turnOn({ ...watch, agreement: { ...agreement, email: email.trim() } }, clock.nowMs());
      return passed(watchId);
    },
    async turnOff(personId, heldId) {
      const own = (await watches.ofPerson(personId)).find((watch) => watch.heldId === heldId);
      if (!own) return false;
      await watches.turnOff(personId, own.watchId, clock.nowMs());
      return true;
    },
  };
}

/** The day that a notice must be given by; of what is bound without a stated notice, the end of the binding or of the campaign. */
function termsOf(contract: HeldContract): Pick<Watch, "kind" | "noticeBy" | "renewsOn"> | undefined {
  const { noticeBy, renewsOn, boundUntil, campaignUntil, endsOn, isAverage, searchId } = contract;
  if (endsOn !== undefined) return undefined;
  const day = noticeBy ?? boundUntil ?? campaignUntil ?? renewsOn;
  if (day !== undefined) return { kind: "renewal", noticeBy: day, renewsOn: renewsOn ?? boundUntil ?? campaignUntil };
  // Its price follows the use, and nothing binds it.
  return isAverage && searchId !== undefined
    ? { kind: "variable", noticeBy: undefined, renewsOn: undefined }
    : undefined;
}

async function agreementOf(
  { facts: source, findVertical }: SwitchWatchPorts,
  personId: string,
  owner: string,
  contract: HeldContract,
  kind: Watch["kind"],
): Promise<Omit<WatchedAgreement, "email">> {
  const { vertical: name, providerName, providerSlug, monthlyOre, searchId } = contract;
  const vertical = findVertical(name);
  const providerId = vertical?.providers.find(({ slug }) => slug === providerSlug)?.providerId;
  const found =
    vertical && searchId !== undefined
      ? await source.ofSearch({ personId, owner, vertical: name, searchId, providerId })
      : undefined;
  const reported = contract.source === "fetched" ? await source.reported(personId, name) : undefined;
  const cover =
    (reported && vertical?.current?.coverToday?.({ ...reported, providerName })) ??
    (found?.detail && vertical && coverOf(vertical, { detail: found.detail })) ??
    [];
  const rows = coverRows(cover);
  const yearlyOre = monthlyOre === undefined ? undefined : monthlyOre * 12;
  const former: FormerAgreement = { providerName, providerSlug, yearlyOre, rows };
  // Without a price, or without rows of its cover, nothing can be called the same for less: the person is reminded. What is paid by use and
  // bound by nothing has no cover: the same use is asked for again.
  const isComparable = yearlyOre !== undefined && (rows.length > 0 || kind === "variable");
  return { facts: isComparable ? found?.facts : undefined, former, consent: watchConsent };
}
