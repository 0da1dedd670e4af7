import type { ProviderProgress } from "#domain/search-progress.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { ProgressData, SearchData } from "#http/contract/search.schema.ts";

/** Random bytes of the id that the page makes: 28 characters, more than 128 bits. */
const TEMP_ID_BYTES = 21;

/** The page's own id for a search it asks for, by which it may ask how far it has come. */
export function newTempSearchId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TEMP_ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export type SearchOutcome = "done" | "refused" | "lost";

/** Asks the server to run a stored search, and waits for its end. A lost answer is not a failed search: it goes on without us. */
export async function askForSearch(
  address: string,
  ask: { searchId: string; tempSearchId: string },
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const answer = await post<SearchData>(
    address,
    { orderflowversion: "new_manual_v1", tempsearchid: ask.tempSearchId, searchid: ask.searchId },
    signal,
  );
  if (!answer) return "lost";
  return answer.Success ? "done" : "refused";
}

export interface Progress {
  readonly providers: ProviderProgress[];
  readonly isDone: boolean;
}

export async function askForProgress(
  address: string,
  tempSearchId: string,
  signal: AbortSignal,
): Promise<Progress | undefined> {
  const answer = await post<ProgressData>(address, { progress: "true", tempsearchid: tempSearchId }, signal);
  if (!answer?.Success || !answer.Data) return undefined;
  const { Providers, Done } = answer.Data.Result;
  return {
    providers: Providers.map(({ ProviderId, Fee, Answered }) => ({
      providerId: ProviderId,
      fee: Fee,
      hasAnswered: Answered,
    })),
    isDone: Done,
  };
}

/** Undefined when no answer came, or one that is not ours. */
async function post<Data>(
  address: string,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<Envelope<Data> | undefined> {
  try {
    const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields), signal });
    // A gateway in trouble answers with a page of its own.
    if (response.status >= 500) return undefined;
    return (await response.json()) as Envelope<Data>;
  } catch {
    return undefined;
  }
}
