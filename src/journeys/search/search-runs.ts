import type { FinishedList, FoundSearch } from "./found-search.ts";
import { joinAnswers } from "./join-answers.ts";
import { createLiveProgress } from "./live-progress.ts";
import { createOpenLists } from "./open-lists.ts";
import { createRequestCoalescer } from "./request-coalescing.ts";
import { type RunNode, type RunPorts, runSearch, type RunStart } from "./run-search.ts";
import { createSearchEvents } from "./search-events.ts";
import { startSearchTimer } from "./search-timer.ts";
import { ATTACH_POLL_MS, HEARTBEAT_INTERVAL_MS, LIVE_SEARCHES, SEARCH_DEADLINE_MS } from "./search-limits.ts";
import type { ProgressSnapshot, SearchResult, SearchStore, TempSearch } from "./search.port.ts";
import type { StoredSearches } from "./stored-searches.ts";

export interface SearchRunsPorts extends RunPorts {
  readonly store: SearchStore;
  /** Whether concurrent equal requests on this node are sent once. */
  readonly isCoalescingRequests: boolean;
  readonly openFailed: (error: unknown) => void;
  /** This node has stored the final list of a search. */
  readonly listStored?: ((list: FinishedList) => void) | undefined;
  /** Identifies this process among the nodes; never reused after a restart. */
  readonly node: string;
}

/** The searches that this node runs, and their progress on any node. */
export interface SearchRuns {
  /** Asks the providers while the search is being stored. */
  runNew(found: FoundSearch, owner: string, tempSearchId: string): Promise<SearchResult>;
  /** Runs the search, or waits for the node that runs it. Repeating it for a finished search returns the stored result. */
  runStored(found: FoundSearch, owner: string, tempSearchId?: string): Promise<SearchResult>;
  /** Undefined when the temporary id belongs to another owner. Takes over a search whose node has died. */
  progress(tempSearchId: string, owner: string): Promise<(ProgressSnapshot & TempSearch) | undefined>;
  /** Resolves when the search may have changed, at the latest after the wait. */
  nextEvent(searchId: string, waitMs: number): Promise<void>;
  /** Stops this node's heartbeat; the caller's shutdown finishes running searches. */
  close(): void;
}

export function createSearchRuns(ports: SearchRunsPorts, searches: StoredSearches): SearchRuns {
  const { store, progress, clock } = ports;
  /** Searches that run on this node, so that a second caller waits for the same work. */
  const running = new Map<string, Promise<SearchResult>>();
  const events = createSearchEvents();
  const live = createLiveProgress(LIVE_SEARCHES);
  const runNode: RunNode = {
    coalescer: createRequestCoalescer(ports.isCoalescingRequests),
    answered(searchId, answer) {
      live.answer(searchId, answer);
      events.publish(searchId);
    },
  };
  const openLists = createOpenLists(ports, (searchId, offerCount) => {
    live.listed(searchId, offerCount);
    events.publish(searchId);
  });

  const sendHeartbeat = () => void progress.recordHeartbeat(ports.node).catch(ports.cacheFailed);
  const heartbeat = setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS);
  heartbeat.unref();
  sendHeartbeat();

  function runNew(found: FoundSearch, owner: string, tempSearchId: string): Promise<SearchResult> {
    // In this order: a reader that finds the search by its temporary id must also find that it is attended.
    progress.begin(found.searchId, ports.node).catch(ports.cacheFailed);
    bindTemp(found, owner, tempSearchId);
    return share(found, execute(found, owner, { answered: [] }, searches.create(found, owner)));
  }

  function runStored(found: FoundSearch, owner: string, tempSearchId?: string): Promise<SearchResult> {
    if (tempSearchId !== undefined) bindTemp(found, owner, tempSearchId);
    if (found.result) return Promise.resolve(found.result);
    return running.get(found.searchId) ?? share(found, claimAndRun(found, owner));
  }

  function bindTemp({ searchId, vertical }: FoundSearch, owner: string, tempSearchId: string): void {
    const search = { searchId, vertical: vertical.description.name };
    live.bind(tempSearchId, owner, search);
    progress.bindTemp(tempSearchId, owner, search).catch(ports.cacheFailed);
  }

  /** Other callers for the same search, such as a page with its open list, wait for the same work. */
  function share({ searchId }: FoundSearch, work: Promise<SearchResult>): Promise<SearchResult> {
    running.set(searchId, work);
    const forget = () => void running.delete(searchId);
    work.then(forget, forget);
    return work;
  }

  async function claimAndRun(found: FoundSearch, owner: string): Promise<SearchResult> {
    const { searchId } = found;
    const giveUpMs = clock.nowMs() + SEARCH_DEADLINE_MS;
    while (!(await progress.claim(searchId, ports.node).catch(assumeOurs)) && clock.nowMs() < giveUpMs) {
      await clock.sleep(ATTACH_POLL_MS);
      const reading = await progress.read(searchId).catch(() => undefined);
      const result = reading?.isDone ? await searches.loadResult(found) : undefined;
      if (result) return result;
    }
    const before = await progress.read(searchId).catch(() => undefined);
    // Read again: the node that ran the search before may have opened its list since it was found. Mostly there was none.
    const isFresh = before?.answers.length === 0 && found.state === "created";
    const soFar = isFresh ? undefined : await store.result(searchId);
    return execute(found, owner, {
      answered: joinAnswers(found, soFar, before?.answers ?? []),
      isOpen: soFar !== undefined,
    });
  }

  /** Without the cache no other node is visible: running twice costs a few calls, waiting costs the visitor time. */
  function assumeOurs(error: unknown): boolean {
    ports.cacheFailed(error);
    return true;
  }

  /** During the work, and after it if it succeeded, this node can report the progress of the search. */
  async function execute(
    found: FoundSearch,
    owner: string,
    start: Omit<RunStart, "open">,
    searchStored?: Promise<void>,
  ): Promise<SearchResult> {
    const { searchId } = found;
    live.begin(searchId, start.answered);
    const timer = startSearchTimer(ports, found.vertical.description.name, start.isOpen ?? false);
    try {
      const list = openLists.begin(searchId, timer.listShown, searchStored);
      const [result] = await Promise.all([
        runSearch(ports, runNode, found, { ...start, open: list.open }),
        searchStored,
      ]);
      await list.stored();
      const finishedAt = await searches.finish(found, owner, result);
      if (finishedAt) ports.listStored?.({ found, result, finishedAt });
      timer.ended(result);
      live.end(searchId, result);
      events.publish(searchId);
      progress.markListed(searchId, result.offers.length).catch(ports.cacheFailed);
      progress.markDone(searchId).catch(ports.cacheFailed);
      return result;
    } catch (error) {
      timer.failed();
      live.forget(searchId);
      throw error;
    }
  }

  async function readProgress(tempSearchId: string, owner: string) {
    const snapshot = live.readSnapshot(tempSearchId, owner) ?? (await progress.readSnapshot(tempSearchId, owner));
    if (snapshot && !snapshot.isDone && !snapshot.isAttended) void adopt(snapshot, owner).catch(ports.cacheFailed);
    return snapshot;
  }

  async function adopt(temp: TempSearch, owner: string): Promise<void> {
    const found = await searches.find(temp.vertical, owner, temp.searchId);
    if (found) await runStored(found, owner);
  }

  return {
    runNew,
    runStored,
    progress: readProgress,
    nextEvent: events.waitForNext,
    close: () => clearInterval(heartbeat),
  };
}
