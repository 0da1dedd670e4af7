import type { Checked, FieldError } from "#domain/validation/checked.ts";
import { type FetchStatus, LOGIN_METHODS, type LoginMethod } from "#domain/fetch/fetch-status.ts";
import { isOwnPath } from "#domain/addresses/own-path.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { IdentifiedPersons } from "#journeys/identity/identified-persons.port.ts";
import type { GuardedAsker, SubjectGuard } from "#journeys/lookup/subject-guard.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { FetchDescription, FetchSubject } from "#verticals/_contract/fetching.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { checkOwner, type CheckOwnerPorts } from "./check-owner.ts";
import { FETCH_WORKFLOW } from "./fetch-insurance.workflow.ts";
import type { FetchProgress } from "./fetch-progress.port.ts";
import { type GivenSubject, readSubject } from "./fetch-subject.ts";
import { fetchErrorTexts } from "./fetch.texts.sv.ts";
import type { FetchStore, GivenFetchConsent } from "./fetch.port.ts";
import { type FetchProvider, listProviders } from "./fetch-providers.ts";
import { type FollowedFetch, toVisibleFetch } from "./followed-fetch.ts";
import type { InsuranceData } from "./insurance-data.port.ts";

export interface FetchPorts extends CheckOwnerPorts {
  readonly fetches: Pick<FetchStore, "begin" | "find" | "cancel" | "markReturned" | "releaseToPerson">;
  readonly identified: Pick<IdentifiedPersons, "isIdentified">;
  readonly guard: SubjectGuard;
  readonly insuranceData: Pick<InsuranceData, "companies">;
  readonly progress: Pick<FetchProgress, "read" | "nudge">;
  readonly starter: Pick<WorkflowStarter, "start">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (fetchId: string, error: unknown) => void;
  /** The app returned to another browser than the one it started in: an attack, or a phone with two browsers. */
  readonly returnRefused: (owner: string) => void;
  /** The current consent text, and its version. */
  readonly consent: GivenFetchConsent;
  readonly isMockAllowed: boolean;
  readonly clock: Pick<Clock, "nowMs">;
  readonly newId: () => string;
}

/** A vertical whose insurances can be fetched. */
export interface FetchableVertical extends AnyVerticalServer {
  readonly description: AnyVerticalServer["description"] & { readonly fetch: FetchDescription };
}

export const isFetchable = (vertical: AnyVerticalServer): vertical is FetchableVertical =>
  vertical.description.fetch !== undefined;

/** Whose insurance, of what, for which visitor; missing values are taken from the visitor's own search. */
export interface FetchAsk extends Asker {
  readonly asker: GuardedAsker;
  readonly given: GivenSubject;
  readonly stored: Partial<FetchSubject> | undefined;
}

export interface FetchToBegin extends FetchAsk {
  readonly shopId: number;
  readonly loginMethod: string;
  readonly isConsented: boolean;
  readonly consentVersion: string | undefined;
  /** The page to continue with when the app returns. */
  readonly returnPath: string | undefined;
}

export interface OwnerInfo {
  readonly status: FetchStatus;
  readonly providers: readonly FetchProvider[];
}

export type FetchBegun =
  | { readonly kind: "begun"; readonly fetchId: string; readonly isProviderAvailable: boolean }
  | { readonly kind: "not-begun"; readonly status: FetchStatus; readonly isProviderAvailable: boolean }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

export interface FetchJourney {
  readonly consent: GivenFetchConsent;
  /** The register's answer is only for the identified person; any other visitor gets the answer that the fetch may start. */
  ownerInfo(vertical: FetchableVertical, ask: FetchAsk, isCancellation: boolean): Promise<Checked<OwnerInfo>>;
  begin(vertical: FetchableVertical, fetch: FetchToBegin): Promise<FetchBegun>;
  /** The latest one when the id is empty. Undefined when the asker's browser has no such fetch in that vertical. */
  follow(vertical: FetchableVertical, fetchId: string, asker: Asker): Promise<FollowedFetch | undefined>;
  /** The app has returned: the page to continue with, in the browser that the fetch started in. */
  returned(nonce: string, owner: string): Promise<string | undefined>;
  /** False when the owner has no such fetch. */
  cancel(fetchId: string, owner: string): Promise<boolean>;
}

export function createFetchJourney(ports: FetchPorts): FetchJourney {
  const { fetches, progress, clock, consent } = ports;

  const subjectOf = ({ description }: FetchableVertical, { given, stored }: FetchAsk): Checked<FetchSubject> =>
    readSubject(given, stored, {
      today: swedishDate(clock.nowMs()),
      needsRegistration: description.fetch.hasRegisteredOwner,
    });

  /** The register is not asked about an unidentified person: its answers could be probed, number by number. */
  const findAgainst = (rules: FetchDescription, subject: FetchSubject, ask: FetchAsk) =>
    ports.guard.ask<FetchStatus | undefined>({
      asker: ask.asker,
      personalNumber: subject.personalNumber,
      purpose: "fetch",
      refusal: "GENERAL_ERROR",
      isDisclosing: (against) => against === "NOT_OWNER" || against === "VEHICLE_DEREGISTERED",
      work: async () =>
        (await ports.identified.isIdentified(ask, subject.personalNumber, clock.nowMs()))
          ? checkOwner(ports, rules, subject)
          : undefined,
    });

  return {
    consent,

    async ownerInfo(vertical, ask, isCancellation) {
      const subject = subjectOf(vertical, ask);
      if (!subject.ok) return subject;
      const [against, companies] = await Promise.all([
        findAgainst(vertical.description.fetch, subject.value, ask),
        ports.insuranceData.companies(),
      ]);
      if (against) return passedInfo(against);
      if (!companies) return passedInfo("GENERAL_ERROR");
      const providers = listProviders(vertical, companies, { isCancellation, isMockAllowed: ports.isMockAllowed });
      return passedInfo(providers.length === 0 ? "PROVIDER_NOT_SUPPORTED" : "SUCCESS", providers);
    },

    async begin(vertical, fetch) {
      const subject = subjectOf(vertical, fetch);
      const errors = [...(subject.ok ? [] : subject.errors), ...refuse(ports, fetch)];
      if (!subject.ok || errors.length > 0) return { kind: "invalid", errors };
      const { fetch: rules, name } = vertical.description;
      const provider = vertical.providers.find(({ shopId }) => shopId === fetch.shopId);
      if (!provider || rules.unsupportedShopIds.includes(fetch.shopId)) return notBegun("PROVIDER_NOT_SUPPORTED");
      const [against, companies] = await Promise.all([
        findAgainst(rules, subject.value, fetch),
        ports.insuranceData.companies(),
      ]);
      if (against) return notBegun(against);
      const company = companies?.get(provider.slug);
      if (companies && !company) return notBegun("PROVIDER_NOT_SUPPORTED");
      const fetchId = ports.newId();
      const replaced = await fetches.begin({
        fetchId,
        owner: fetch.owner,
        vertical: name,
        shopId: provider.shopId,
        providerSlug: provider.slug,
        providerName: provider.name,
        loginMethod: fetch.loginMethod as LoginMethod,
        subject: subject.value,
        personLookup: ports.hashPerson(subject.value.personalNumber),
        consent,
        returnNonce: fetch.loginMethod === "SWEDISH_MOBILE_BANKID_SAME_DEVICE" ? ports.newId() : undefined,
        returnPath: isOwnPath(fetch.returnPath ?? "") ? (fetch.returnPath ?? "") : vertical.description.path,
      });
      for (const former of replaced) await progress.nudge(former);
      await ports.starter
        .start(FETCH_WORKFLOW, fetchId, {})
        .catch((error: unknown) => ports.startFailed(fetchId, error));
      // C-123: a company that is reported unavailable is tried as well.
      return { kind: "begun", fetchId, isProviderAvailable: company?.isAvailable ?? false };
    },

    async follow(vertical, fetchId, { owner, personId }) {
      const find = (id: string) => fetches.find(id, owner, vertical.description.name);
      let seen = await find(fetchId);
      if (seen?.isLoggedIn && !seen.isReleased && personId !== undefined) {
        await fetches.releaseToPerson(seen.fetchId, owner, personId);
        seen = await find(seen.fetchId);
      }
      return seen && toVisibleFetch(seen, seen.state === "live" ? await progress.read(seen.fetchId) : undefined);
    },

    async returned(nonce, owner) {
      const fetch = await fetches.markReturned(nonce, owner);
      if (!fetch) ports.returnRefused(owner);
      return fetch?.returnPath;
    },

    async cancel(fetchId, owner) {
      const isCancelled = await fetches.cancel(fetchId, owner);
      if (isCancelled) await progress.nudge(fetchId);
      return isCancelled !== undefined;
    },
  };
}

const passedInfo = (status: FetchStatus, providers: readonly FetchProvider[] = []): Checked<OwnerInfo> => ({
  ok: true,
  value: { status, providers },
});

const notBegun = (status: FetchStatus): FetchBegun => ({ kind: "not-begun", status, isProviderAvailable: false });

/** Without the consent nothing starts; the mock is only for us (OP-33). */
function refuse({ consent, isMockAllowed }: FetchPorts, fetch: FetchToBegin): FieldError[] {
  const errors: FieldError[] = [];
  if (!fetch.isConsented) errors.push({ field: "consent", message: fetchErrorTexts.consentMissing });
  else if (fetch.consentVersion !== consent.textVersion)
    errors.push({ field: "consent", message: fetchErrorTexts.consentChanged });
  const method = LOGIN_METHODS.find((each) => each === fetch.loginMethod);
  if (method === undefined || (isMock(method) && !isMockAllowed))
    errors.push({ field: "loginmethod", message: fetchErrorTexts.loginMethod });
  return errors;
}

const isMock = (method: LoginMethod): boolean => method.endsWith("_MOCK");
