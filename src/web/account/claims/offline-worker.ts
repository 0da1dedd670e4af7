import { type OfflineWorker, serveCopies } from "./serve-copies.ts";

/** The script of the worker. It is run as it is built, without imports: only `store-copies.ts` may share its parts, and does not. */
serveCopies(globalThis as unknown as OfflineWorker);
