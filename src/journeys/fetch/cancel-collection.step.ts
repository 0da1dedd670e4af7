import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { FetchInsurancePorts } from "./fetch-insurance.ports.ts";

/** The undo of `startCollection`: a visitor who has closed the page must not be asked for a login. A collection that cannot be cancelled ends by itself. */
export async function cancelCollection(durable: Durable, ports: FetchInsurancePorts): Promise<void> {
  const { maxAsks, firstWaitMs, maxWaitMs } = ports.limits;
  try {
    await durable.run("call-off", () => callOff(durable.key, ports), { maxAttempts: maxAsks, firstWaitMs, maxWaitMs });
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
  }
  await durable.run("mark-called-off", () => ports.fetches.markCalledOff(durable.key));
}

async function callOff(fetchId: string, { fetches, insuranceData, progress }: FetchInsurancePorts): Promise<void> {
  const row = await fetches.load(fetchId);
  if (!row) throw new StepRefused("no such fetch");
  await progress.forget(fetchId);
  let { collectionId } = row;
  if (collectionId === undefined && row.attempts > 0) {
    const found = await insuranceData.find(fetchId);
    if (found.kind === "no-answer") throw new Error("the aggregator gave no answer");
    if (found.kind === "found") collectionId = found.collectionId;
  }
  if (collectionId === undefined) return;
  if (!(await insuranceData.cancel(collectionId))) throw new Error("not cancelled");
}
