import type { Durable } from "#platform/engine/durable.ts";
import { cancelCollection } from "./cancel-collection.step.ts";
import type { FetchInsurancePorts } from "./fetch-insurance.ports.ts";
import { followCollection } from "./follow-collection.step.ts";
import { settleFetch } from "./settle-fetch.step.ts";
import { startCollection } from "./start-collection.step.ts";
import { takePolicy } from "./take-policy.step.ts";

/** The workflow's name; its id is the fetch's. */
export const FETCH_WORKFLOW = "fetch";

/**
 * Completes one fetch. The engine stores ids and states; the person and the fetched insurance are read and written
 * inside the steps.
 */
export async function fetchInsurance(durable: Durable, ports: FetchInsurancePorts): Promise<{ end: string }> {
  const started = await startCollection(durable, ports);
  const end = started.kind === "next" ? await followCollection(durable, ports) : started;
  switch (end.kind) {
    case "next":
      return { end: await takePolicy(durable, ports) };
    case "failed":
      await settleFetch(durable, ports, end.status);
      if (end.isOpenThere) await cancelCollection(durable, ports);
      return { end: end.status };
    case "cancelled":
      await cancelCollection(durable, ports);
      return { end: "cancelled" };
  }
}
