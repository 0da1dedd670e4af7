import type { FetchStatus, LoginMethod } from "#domain/fetch/fetch-status.ts";
import { krToOre } from "#domain/format/swedish-format.ts";
import { type FetchCallName, fetchCallPath } from "#domain/addresses/fetch-call-paths.ts";
import type {
  CheckFetchData,
  InitFetchData,
  OwnerInfoData,
  PollFetchData,
  WireExistingInsurance,
} from "#http/contract/fetch.schema.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { sendBeacon } from "#web/shell/calls/ask-server.ts";
import type { CallAnswer, Calls } from "#web/shell/calls/calls.ts";
import type { CallFields } from "#web/shell/calls/form-fields.ts";
import { FORM_HEADER } from "#web/shell/lookups/form-header.ts";
import type { FetchedInsurance } from "./fetched-insurance.ts";
import type { FetchPoll, OwnerInfo } from "./fetch-state.ts";

/** `lost`: no answer. `refused`: an answer without success. Both end in the error view (C-148). */
export type FetchAnswer<Value> =
  | { readonly kind: "answer"; readonly value: Value }
  | { readonly kind: "lost" }
  | { readonly kind: "refused"; readonly fields: readonly string[] };

/** What is insured, with the names of the wire format (C-101). The server takes the rest from the search. */
export interface FetchSubject {
  readonly known: Readonly<Record<string, string>>;
  readonly searchId: string | undefined;
  readonly resultId: string | undefined;
  readonly isCancellation: boolean;
  /** Proof that the page is open: without it no request about a person is sent. */
  readonly formToken: string;
  /** The page's own path: the BankID app returns to it. */
  readonly returnPath: string;
}

export interface FetchStart {
  readonly shopId: number;
  readonly method: LoginMethod;
  readonly consentVersion: string;
}

export interface FetchCalls {
  ownerInfo(personalNumber: string, signal: AbortSignal): Promise<FetchAnswer<OwnerInfo>>;
  /** Not aborted with its page: the answer has the id of the fetch to cancel. */
  init(start: FetchStart, personalNumber: string): Promise<FetchAnswer<InitAnswer>>;
  poll(fetchDataId: string, signal: AbortSignal): Promise<FetchAnswer<PollAnswer>>;
  check(fetchDataId: string, signal: AbortSignal): Promise<FetchAnswer<FetchedInsurance | undefined>>;
  /** Also sent while the page unloads, when an ordinary request would be dropped. */
  cancel(fetchDataId: string): void;
}

export interface InitAnswer {
  readonly status: FetchStatus | "";
  readonly fetchDataId: string | undefined;
}

export interface PollAnswer extends FetchPoll {
  readonly fetchDataId: string;
  readonly isDone: boolean;
  /** By the person, in the app. */
  readonly isLoginCancelled: boolean;
  readonly hasInsurance: boolean;
}

export function createFetchCalls(
  { post }: Pick<Calls, "post">,
  { path }: Pick<VerticalDescription, "path">,
  subject: FetchSubject,
  beacon = sendBeacon,
): FetchCalls {
  const addressOf = (call: FetchCallName): string => fetchCallPath({ path }, call);
  const headers = { [FORM_HEADER]: subject.formToken };
  const about = (personalNumber: string): CallFields => ({
    ...subject.known,
    civicnumber: personalNumber || undefined,
    searchid: subject.searchId,
    resultid: subject.resultId,
  });

  return {
    async ownerInfo(personalNumber, signal) {
      const fields = { ...about(personalNumber), flow: subject.isCancellation ? "cancellation" : "compare" };
      return readAnswer(await post<OwnerInfoData>(addressOf("ownerInfo"), fields, { signal, headers }), readOwner);
    },
    async init({ shopId, method, consentVersion }, personalNumber) {
      const fields = {
        ...about(personalNumber),
        shopid: shopId,
        loginmethod: method,
        consent: "true",
        consentversion: consentVersion,
        returnpath: subject.returnPath,
      };
      return readAnswer(await post<InitFetchData>(addressOf("init"), fields, { headers }), readInit);
    },
    async poll(fetchDataId, signal) {
      const fields = { fetchdataid: fetchDataId };
      return readAnswer(await post<PollFetchData>(addressOf("poll"), fields, { signal }), readPoll);
    },
    async check(fetchDataId, signal) {
      const fields = { fetchdataid: fetchDataId };
      return readAnswer(await post<CheckFetchData>(addressOf("check"), fields, { signal }), readCheck);
    },
    cancel: (fetchDataId) => beacon(addressOf("cancel"), { fetchdataid: fetchDataId }),
  };
}

function readAnswer<Data, Value>(answer: CallAnswer<Data>, read: (data: Data) => Value): FetchAnswer<Value> {
  if (answer.kind === "lost") return { kind: "lost" };
  if (answer.kind === "failure") return { kind: "refused", fields: answer.errors.map(({ field }) => field) };
  return answer.data === null ? { kind: "refused", fields: [] } : { kind: "answer", value: read(answer.data) };
}

const readOwner = ({ Result: { status, providerList, consent } }: OwnerInfoData): OwnerInfo => ({
  status,
  providers: providerList.map(({ shopid, name, logo, isAvailable, loginMethods }) => ({
    shopId: shopid,
    name,
    logoUrl: logo,
    isAvailable,
    loginMethods,
  })),
  consent,
});

const readInit = ({ Result: { status, fetchDataId } }: InitFetchData): InitAnswer => ({
  status,
  fetchDataId: fetchDataId ?? undefined,
});

const readCheck = ({ Result: { ExistingInsurance } }: CheckFetchData): FetchedInsurance | undefined =>
  ExistingInsurance ? readExisting(ExistingInsurance) : undefined;

const readPoll = ({ Result, ExtendedData }: PollFetchData): PollAnswer => ({
  fetchDataId: Result.fetchDataId,
  status: Result.status,
  isDone: Result.isDone,
  isReturnAwaited: Result.isReturnAwaited,
  isLoginCancelled: Result.isLoginCancelled,
  qrPng: Result.bankIdQrCodeImage ?? undefined,
  autostartToken: Result.bankIdAutostartToken ?? undefined,
  hasInsurance: ExtendedData.Result.ExistingInsurance !== null,
});

const readExisting = ({ providerName, yearlyFee, renewalDate }: WireExistingInsurance): FetchedInsurance => ({
  providerName,
  yearlyFeeOre: yearlyFee === null ? undefined : krToOre(yearlyFee),
  renewalDate: renewalDate ?? undefined,
});
