import { createPool, type DatabasePool, type PoolOptions } from "#platform/database/pool.ts";

/** Connections for searches only, so that a peak of searches never takes the connections that orders need. */
export const createSearchPool = (options: Omit<PoolOptions, "settings">): DatabasePool =>
  createPool({ ...options, settings: SEARCH_SETTINGS });

const SEARCH_SETTINGS = {
  // Answers before the write is on disk. A crash of the server loses the last fraction of a second, never part of a
  // transaction, and a search can be repeated.
  synchronous_commit: "off",
  // Every query of the search store uses a key. A plan made while a table is small would scan all of it, and be
  // reused after it has grown.
  enable_seqscan: "off",
};
