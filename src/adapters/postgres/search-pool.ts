import { createPool, type DatabasePool, type PoolOptions } from "#platform/database/pool.ts";

/** Connections for searches only, so that a rush of searches never takes the connections orders need. */
export const createSearchPool = (options: Omit<PoolOptions, "settings">): DatabasePool =>
  createPool({ ...options, settings: SEARCH_SETTINGS });

const SEARCH_SETTINGS = {
  // Answers before the write is on disk. A crash of the server forgets the last fraction of a second, never part of a
  // transaction, and a search can be asked again.
  synchronous_commit: "off",
  // Every query of the search store goes by key. A plan made while a table is young and small would read all of it, and be
  // kept after it has grown.
  enable_seqscan: "off",
};
