import { rankingLogPath } from "#domain/addresses/ranking-log-paths.ts";
import type { ConsistencyFile, HeadsFile, InclusionFile } from "#domain/transparency-log/log-head.ts";
import type { Sha256 } from "#domain/transparency-log/tree-hash.ts";
import { consistencyProof, inclusionProof } from "#domain/transparency-log/tree-proofs.ts";
import type { LogStore } from "./transparency-log.port.ts";

export interface LogPorts {
  readonly log: Pick<LogStore, "heads" | "findLeaf" | "readNodes">;
  readonly sha256: Sha256;
}

export interface LogJourney {
  heads(before: string | undefined): Promise<HeadsFile>;
  /** Undefined before the receipt's day is closed, and for a receipt that does not exist. */
  inclusion(receiptId: string): Promise<InclusionFile | undefined>;
  /** Undefined for sizes beyond the newest head: no head states them. */
  consistency(first: number, second: number): Promise<ConsistencyFile | undefined>;
}

/** Nearly three years. */
export const HEADS_PER_FILE = 1_000;

export function createLogJourney({ log, sha256 }: LogPorts): LogJourney {
  const reader = { sha256, readNodes: log.readNodes };
  return {
    async heads(before) {
      const found = await log.heads(before, HEADS_PER_FILE + 1);
      const heads = found.slice(0, HEADS_PER_FILE);
      const last = heads.at(-1);
      const earlier = found.length > heads.length && last ? { earlier: rankingLogPath(last.head.day) } : {};
      return { type: "ranking-log-heads", heads, ...earlier };
    },
    async inclusion(receiptId) {
      const leaf = await log.findLeaf(receiptId);
      if (!leaf?.head) return undefined;
      const { index, receiptSha256, head } = leaf;
      const proof = await inclusionProof(reader, index, head.head.size);
      return { type: "ranking-log-inclusion", receiptSha256, index, head, proof };
    },
    async consistency(first, second) {
      const [newest] = await log.heads(undefined, 1);
      if (!newest || first > second || second > newest.head.size) return undefined;
      const proof = await consistencyProof(reader, first, second);
      return { type: "ranking-log-consistency", first, second, proof };
    },
  };
}
