import { addDays, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type {
  FoundContent,
  Watch,
  WatchedAgreement,
  WatchFinding,
  WatchKind,
  WatchOutcome,
  WatchState,
} from "#domain/watch/watch.ts";
import type { NewWatch } from "#journeys/watch/watch.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";

/** The notice date is the period, and moves with it: the day of renewal is stored as its distance. */
interface StoredWatch extends WatchedAgreement {
  readonly thresholdOre: number;
  readonly renewsAfterDays?: number | undefined;
}

export interface WatchRow {
  readonly id: string;
  readonly person_id: string;
  readonly held_id: string;
  readonly vertical: string;
  readonly kind: WatchKind;
  readonly state: WatchState;
  readonly period: string;
  readonly due_at: Date;
  readonly content_enc: string;
  readonly notified_not_cheaper_at: Date | null;
}

export const WATCH_COLUMNS = `watches.id, watches.person_id, watches.held_id, watches.vertical, watches.kind, watches.state, watches.period,
  watches.due_at, watches.content_enc, watches.notified_not_cheaper_at`;

export function watchOf(cipher: ColumnCipher, row: WatchRow): Watch {
  const stored = decryptJson(cipher, watchCell(row.id), row.content_enc) as StoredWatch;
  const { thresholdOre, renewsAfterDays, ...agreement } = stored;
  const noticeBy = row.kind === "renewal" ? row.period : undefined;
  return {
    watchId: row.id,
    personId: row.person_id,
    heldId: row.held_id,
    vertical: row.vertical,
    kind: row.kind,
    state: row.state,
    period: row.period,
    noticeBy,
    renewsOn: noticeBy !== undefined && renewsAfterDays !== undefined ? addDays(noticeBy, renewsAfterDays) : undefined,
    dueAtMs: row.due_at.getTime(),
    thresholdOre,
    agreement,
    hasNotifiedNotCheaper: row.notified_not_cheaper_at !== null,
  };
}

export function sealWatch(cipher: ColumnCipher, watch: NewWatch): string {
  const { noticeBy, renewsOn, thresholdOre, agreement } = watch;
  const stored: StoredWatch = {
    ...agreement,
    thresholdOre,
    renewsAfterDays: noticeBy && renewsOn ? daysBetween(noticeBy, renewsOn) : undefined,
  };
  return encryptJson(cipher, watchCell(watch.watchId), stored);
}

const watchCell = (rowId: string) => ({ column: "watches.content_enc", rowId });

export interface FindingRow {
  readonly finding_id: string;
  readonly watch_id: string;
  readonly held_id: string;
  readonly vertical: string;
  readonly finding_period: string;
  readonly outcome: WatchOutcome;
  readonly search_id: string | null;
  readonly finding_enc: string;
  readonly found_at: Date;
}

/** Beside those of the watch. */
export const FINDING_COLUMNS = `watch_findings.id as finding_id, watch_id, watches.held_id, watches.vertical,
  watch_findings.period as finding_period, outcome, search_id, watch_findings.content_enc as finding_enc, found_at`;

export const findingOf = (cipher: ColumnCipher, row: FindingRow): WatchFinding => ({
  findingId: row.finding_id,
  watchId: row.watch_id,
  heldId: row.held_id,
  vertical: row.vertical,
  period: row.finding_period,
  foundOn: swedishDate(row.found_at.getTime()),
  outcome: row.outcome,
  searchId: row.search_id ?? undefined,
  ...foundContent(cipher, row),
});

export const foundContent = (
  cipher: ColumnCipher,
  { finding_id: findingId, finding_enc: sealed }: Pick<FindingRow, "finding_id" | "finding_enc">,
): FoundContent => decryptJson(cipher, findingCell(findingId), sealed) as FoundContent;

export const sealFinding = (cipher: ColumnCipher, findingId: string, content: FoundContent): string =>
  encryptJson(cipher, findingCell(findingId), content);

const findingCell = (rowId: string) => ({ column: "watch_findings.content_enc", rowId });
