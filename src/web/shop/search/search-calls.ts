import type { FieldError } from "#domain/validation/checked.ts";
import { orderFlowVersion } from "#domain/search/search-parameters.ts";
import type { ProviderProgress } from "#domain/search/search-progress.ts";
import type { ProgressData, SearchData } from "#http/contract/search.schema.ts";
import { askServer } from "#web/shell/calls/ask-server.ts";
import { readErrors } from "#web/shell/calls/calls.ts";

/** Random bytes of the id that the page makes: 28 characters, more than 128 bits. */
const TEMP_ID_BYTES = 21;

/** The page's own id of a search that it requests, for polling its progress. */
export function newTempSearchId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TEMP_ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export type SearchOutcome =
  /** The search that ran: fetched data may have replaced the requested one. */
  | { readonly kind: "done"; readonly searchId: string }
  | { readonly kind: "refused" }
  /** Rate limited: too many searches from the same address. */
  | { readonly kind: "too-many" }
  /** Spec 2 §8: the search itself is invalid. */
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  | { readonly kind: "lost" };

/** Requests a stored search, and waits for its end. A lost answer is not a failed search: the server continues without us. */
export async function requestSearch(
  address: string,
  ask: { searchId: string; tempSearchId: string; fetchDataId: string | undefined },
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const { searchId, tempSearchId, fetchDataId } = ask;
  const answer = await post<SearchData>(
    address,
    {
      orderflowversion: orderFlowVersion(fetchDataId),
      tempsearchid: tempSearchId,
      searchid: searchId,
      // The page reads the list when the search has settled.
      answer: "id",
      ...(fetchDataId === undefined ? {} : { fetchdataid: fetchDataId }),
    },
    signal,
  );
  if (!answer) return { kind: "lost" };
  if (answer.Success) return { kind: "done", searchId: answer.Data?.Result.SearchId ?? searchId };
  if (answer.Status === "TooManyRequests") return { kind: "too-many" };
  if (answer.Status !== "ValidateError") return { kind: "refused" };
  return { kind: "invalid", errors: readErrors(answer.Error) };
}

export interface Progress {
  readonly providers: ProviderProgress[];
  /** How many offers are ready, and in which search. */
  readonly listedCount: number;
  readonly searchId: string | undefined;
  readonly isDone: boolean;
}

export async function requestProgress(
  address: string,
  tempSearchId: string,
  signal: AbortSignal,
): Promise<Progress | undefined> {
  const answer = await post<ProgressData>(address, { progress: "true", tempsearchid: tempSearchId }, signal);
  return answer?.Success && answer.Data ? readProgress(answer.Data) : undefined;
}

export const readProgress = ({ Result: { Providers, Listed, SearchId, Done } }: ProgressData): Progress => ({
  providers: Providers.map(({ ProviderId, Fee, YearlyFee, Answered }) => ({
    providerId: ProviderId,
    fee: Fee,
    yearlyFee: YearlyFee,
    hasAnswered: Answered,
  })),
  listedCount: Listed,
  searchId: SearchId,
  isDone: Done,
});

const post = <Data>(address: string, fields: Record<string, string>, signal: AbortSignal) =>
  askServer<Data>(address, { fields, signal, tracksAnswer: true });
