import type { StoredFetchStatus } from "#domain/fetch/fetch-status.ts";
import type { Durable } from "#platform/engine/durable.ts";
import type { FetchInsurancePorts } from "./fetch-insurance.ports.ts";

/** No retry limit: the database recovers. Only a live fetch is settled, so repeating it changes nothing. */
export const settleFetch = (
  durable: Durable,
  { fetches, progress }: FetchInsurancePorts,
  status: StoredFetchStatus,
): Promise<void> =>
  durable.run("settle", async () => {
    await fetches.settle(durable.key, status);
    await progress.forget(durable.key);
  });
