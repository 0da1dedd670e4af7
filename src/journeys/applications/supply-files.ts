import { applyAct } from "#domain/application/answer-progress.ts";
import { areFilesSound } from "#domain/application/supplied-file.ts";
import type { SuppliedFile } from "#verticals/_contract/apply.ts";
import { type ActOnAnswerPorts, type ActOutcome, actOnFound, type AnswerAct } from "./act-on-answer.ts";

/** A file that shows the same and does nothing when it is opened: staff of a lender open it. Undefined for one that cannot be shown. */
export type HarmlessCopy = (file: SuppliedFile) => Promise<SuppliedFile | undefined>;

export interface SuppliedFiles extends Omit<AnswerAct, "act"> {
  readonly files: readonly SuppliedFile[];
}

export interface SupplyFilesPorts extends ActOnAnswerPorts {
  readonly copyHarmless: HarmlessCopy;
}

/** `invalid`: none, too many, or not of a kind that we take. `unreadable`: one cannot be shown. */
export type SupplyOutcome = ActOutcome | "invalid" | "unreadable";

/** Only copies are stored. What the applicant sent is nowhere once this has ended. */
export async function supplyFiles(
  ports: SupplyFilesPorts,
  { personId, applicationHash, providerSlug, files }: SuppliedFiles,
): Promise<SupplyOutcome | undefined> {
  const before = await ports.answers.findOwn(personId, applicationHash, providerSlug);
  if (!before) return undefined;
  if (!applyAct(before, "supply", ports.clock.nowMs())) return "closed";
  if (!areFilesSound(files)) return "invalid";
  const copies = await Promise.all(files.map(ports.copyHarmless));
  const known = copies.filter((copy) => copy !== undefined);
  return known.length < copies.length ? "unreadable" : actOnFound(ports, before, "supply", known);
}
