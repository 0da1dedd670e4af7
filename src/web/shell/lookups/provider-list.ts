import { providersCallPath } from "#domain/addresses/lookup-call-paths.ts";
import type { ProvidersData } from "#http/contract/lookup.schema.ts";
import { createCalls } from "#web/shell/calls/calls.ts";
import type { Fetch } from "#web/shell/calls/send-call.ts";

/** An insurer a visitor can choose as the one they have today. */
export interface ListedProvider {
  readonly shopId: number;
  readonly name: string;
  readonly logoUrl: string;
}

export interface ProviderLists {
  /** All providers of the service (spec 1 §3: `insurancecar` and so on). Undefined when they are unavailable. */
  load(service: string): Promise<readonly ListedProvider[] | undefined>;
}

/** One list per service for as long as the page lives, however many modals ask; a failure is not remembered. */
export function createProviderLists(fetch: Fetch): ProviderLists {
  const lists = new Map<string, Promise<readonly ListedProvider[] | undefined>>();
  return {
    load(service) {
      const known = lists.get(service);
      if (known) return known;
      const asked = ask(fetch, service).then((list) => {
        if (!list) lists.delete(service);
        return list;
      });
      lists.set(service, asked);
      return asked;
    },
  };
}

async function ask(fetch: Fetch, service: string): Promise<readonly ListedProvider[] | undefined> {
  const answer = await createCalls(fetch).get<ProvidersData>(providersCallPath(), { service });
  if (answer.kind !== "success") return undefined;
  return answer.data?.Result.ProviderList.map(({ ShopId, Name, LogoUrl }) => ({
    shopId: ShopId,
    name: Name,
    logoUrl: LogoUrl,
  }));
}
