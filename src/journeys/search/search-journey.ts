import { type Checked, passed } from "#domain/validation/checked.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { createRequestCoalescer } from "./request-coalescing.ts";
import { type ComparedResult, type ComparePorts, compareResult } from "./compare-result.ts";
import { joinAnswers } from "./join-answers.ts";
import { createLiveProgress } from "./live-progress.ts";
import { createOpenLists } from "./open-lists.ts";
import { recentMap } from "./recent-map.ts";
import { type RunNode, type RunPorts, runSearch } from "./run-search.ts";
import {
  ATTACH_POLL_MS,
  HEARTBEAT_INTERVAL_MS,
  LIVE_SEARCHES,
  REMEMBERED_RESULTS,
  SEARCH_DEADLINE_MS,
} from "./search-limits.ts";
import { createSearchEvents } from "./search-events.ts";
import { type AskedSearch, describeSearch, type FoundSearch } from "./found-search.ts";
import { splitPersonal } from "./split-personal.ts";
import type { ProgressSnapshot, ProviderAnswer, SearchResult, SearchStore, TempSearch } from "./search.port.ts";

export interface SearchPorts extends RunPorts, ComparePorts {
  readonly store: SearchStore;
  /** Whether concurrent equal requests on this node are sent once. */
  readonly isCoalescingRequests: boolean;
  readonly openFailed: (error: unknown) => void;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
  /** Identifies this process among the nodes; never reused after a restart. */
  readonly node: string;
}

export interface SearchJourney {
  create(vertical: string, owner: string, asked: AskedSearch): Promise<Checked<FoundSearch>>;
  /** As create and run, but the providers are asked while the search is being stored. */
  createAndRun(
    vertical: string,
    owner: string,
    asked: AskedSearch,
    tempSearchId: string,
  ): Promise<Checked<FoundSearch>>;
  /** Undefined when the owner has no such search. */
  find(vertical: string, owner: string, searchId: string): Promise<FoundSearch | undefined>;
  /** What was searched for, without the personal part; also for a search that can no longer be parsed. */
  typed(vertical: string, owner: string, searchId: string): Promise<Readonly<Record<string, string>> | undefined>;
  /** Runs the search, or waits for the node that runs it. Repeating it for a finished search returns the stored result. */
  run(seen: FoundSearch, owner: string): Promise<SearchResult>;
  bindTemp(tempSearchId: string, owner: string, search: TempSearch): void;
  /** Undefined when the temporary id belongs to another owner. Takes over a search whose node has died. */
  progress(tempSearchId: string, owner: string): Promise<(ProgressSnapshot & TempSearch) | undefined>;
  /** Resolves when the search may have changed, at the latest after the wait. */
  nextEvent(searchId: string, waitMs: number): Promise<void>;
  /** The owner's current insurance; undefined when the owner fetched none under that id for that vertical. */
  currentInsurance(vertical: string, fetchDataId: string, owner: string): Promise<CurrentInsurance | undefined>;
  /** The result compared with the visitor's current insurance. */
  compare(
    vertical: AnyVerticalServer,
    result: SearchResult,
    currentInsurance: CurrentInsurance | undefined,
  ): Promise<ComparedResult>;
  /** Stops this node's heartbeat; the caller's shutdown finishes running searches. */
  close(): void;
}

interface FinishedSearch {
  readonly owner: string;
  readonly seen: FoundSearch;
}

export function createSearchJourney(ports: SearchPorts): SearchJourney {
  const { store, progress, clock } = ports;
  /** Searches that run on this node, so that a second caller waits for the same work. */
  const running = new Map<string, Promise<SearchResult>>();
  const finished = recentMap<string, FinishedSearch>(REMEMBERED_RESULTS);
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

  async function create(name: string, owner: string, { parameters, conflicts }: AskedSearch) {
    const vertical = requireVertical(ports, name);
    const parsed = vertical.parse(parameters);
    if (!parsed.ok) return parsed;
    const seen = describeSearch(vertical, ports.newId(), parsed.value, { state: "created", conflicts });
    await storeSearch(seen, owner);
    return passed(seen);
  }

  async function createAndRun(
    name: string,
    owner: string,
    { parameters, conflicts }: AskedSearch,
    tempSearchId: string,
  ): Promise<Checked<FoundSearch>> {
    const vertical = requireVertical(ports, name);
    const parsed = vertical.parse(parameters);
    if (!parsed.ok) return parsed;
    const seen = describeSearch(vertical, ports.newId(), parsed.value, { state: "created", conflicts });
    const { searchId } = seen;
    // In this order: a reader that finds the search by its temporary id must also find that it is attended.
    progress.begin(searchId, ports.node).catch(ports.cacheFailed);
    bindTemp(tempSearchId, owner, { searchId, vertical: name });
    const searchStored = storeSearch(seen, owner);
    const work = followed(searchId, [], async () => {
      const list = openLists.begin(searchId, searchStored);
      const [result] = await Promise.all([
        runSearch(ports, runNode, seen, { answered: [], open: list.open }),
        searchStored,
      ]);
      await list.stored();
      return finish(seen, owner, result);
    });
    share(searchId, work);
    return passed({ ...seen, state: "done", result: await work });
  }

  /** Other callers for the same search, such as a page with its open list, wait for the same work. */
  function share(searchId: string, work: Promise<SearchResult>): void {
    running.set(searchId, work);
    const forget = () => void running.delete(searchId);
    work.then(forget, forget);
  }

  /** During the work, and after it if it succeeded, this node can report the progress of the search. */
  async function followed<Ended>(
    searchId: string,
    answered: readonly ProviderAnswer[],
    work: () => Promise<Ended>,
  ): Promise<Ended> {
    live.begin(searchId, answered);
    try {
      return await work();
    } catch (error) {
      live.forget(searchId);
      throw error;
    }
  }

  function storeSearch(seen: FoundSearch, owner: string): Promise<void> {
    return store.create({
      searchId: seen.searchId,
      vertical: seen.vertical.description.name,
      schemaVersion: seen.vertical.schemaVersion,
      owner,
      ...splitPersonal(seen.vertical, seen.parameters),
      ...(Object.keys(seen.conflicts).length > 0 ? { conflicts: seen.conflicts } : {}),
      state: "created",
    });
  }

  async function finish(seen: FoundSearch, owner: string, result: SearchResult): Promise<SearchResult> {
    await store.finish(seen.searchId, result);
    finished.set(seen.searchId, { owner, seen: { ...seen, state: "done", result, soFar: undefined } });
    live.end(seen.searchId, result);
    events.publish(seen.searchId);
    progress.markDone(seen.searchId).catch(ports.cacheFailed);
    return result;
  }

  function bindTemp(tempSearchId: string, owner: string, search: TempSearch): void {
    live.bind(tempSearchId, owner, search);
    progress.bindTemp(tempSearchId, owner, search).catch(ports.cacheFailed);
  }

  async function see(name: string, owner: string, searchId: string): Promise<FoundSearch | undefined> {
    const remembered = finished.get(searchId);
    if (remembered)
      return remembered.owner === owner && remembered.seen.vertical.description.name === name
        ? remembered.seen
        : undefined;
    const stored = await store.find(searchId, owner);
    if (!stored || stored.vertical !== name) return undefined;
    const vertical = requireVertical(ports, name);
    const parsed = vertical.parse({ ...stored.parameters, ...stored.personal });
    if (!parsed.ok) return undefined;
    if (stored.state === "created") return describeSearch(vertical, searchId, parsed.value, stored);
    const loaded = await loadResult(vertical, searchId, parsed.value);
    if (stored.state === "open") return describeSearch(vertical, searchId, parsed.value, { ...stored, soFar: loaded });
    const seen = describeSearch(vertical, searchId, parsed.value, { ...stored, result: loaded });
    if (loaded) finished.set(searchId, { owner, seen });
    return seen;
  }

  /** The vehicle is not stored with the result: the register is asked again, mostly from its cache. */
  async function loadResult(
    vertical: AnyVerticalServer,
    searchId: string,
    search: unknown,
  ): Promise<SearchResult | undefined> {
    const [result, { vehicle }] = await Promise.all([
      store.result(searchId),
      ports.facts.find(vertical.subjects?.(search)),
    ]);
    return result && { ...result, vehicle };
  }

  function run(seen: FoundSearch, owner: string): Promise<SearchResult> {
    if (seen.result) return Promise.resolve(seen.result);
    const already = running.get(seen.searchId);
    if (already) return already;
    const work = claimAndRun(seen, owner);
    share(seen.searchId, work);
    return work;
  }

  async function claimAndRun(seen: FoundSearch, owner: string): Promise<SearchResult> {
    const giveUpMs = clock.nowMs() + SEARCH_DEADLINE_MS;
    while (!(await progress.claim(seen.searchId, ports.node).catch(assumeOurs)) && clock.nowMs() < giveUpMs) {
      await clock.sleep(ATTACH_POLL_MS);
      const reading = await progress.read(seen.searchId).catch(() => undefined);
      const result = reading?.isDone ? await loadResult(seen.vertical, seen.searchId, seen.search) : undefined;
      if (result) return result;
    }
    return execute(seen, owner);
  }

  /** Without the cache no other node is visible: running twice costs a few calls, waiting costs the visitor time. */
  function assumeOurs(error: unknown): boolean {
    ports.cacheFailed(error);
    return true;
  }

  async function execute(seen: FoundSearch, owner: string): Promise<SearchResult> {
    const { searchId } = seen;
    const before = await progress.read(searchId).catch(() => undefined);
    // Read again: the node that ran the search before may have opened its list since it was seen. Mostly there was none.
    const isFresh = before?.answers.length === 0 && seen.state === "created";
    const soFar = isFresh ? undefined : await store.result(searchId);
    const answered = joinAnswers(soFar, before?.answers ?? []);
    return followed(searchId, answered, async () => {
      const list = openLists.begin(searchId);
      const start = { answered, isOpen: soFar !== undefined, open: list.open };
      const result = await runSearch(ports, runNode, seen, start);
      await list.stored();
      return finish(seen, owner, result);
    });
  }

  async function readProgress(tempSearchId: string, owner: string) {
    const snapshot = live.readSnapshot(tempSearchId, owner) ?? (await progress.readSnapshot(tempSearchId, owner));
    if (snapshot && !snapshot.isDone && !snapshot.isAttended) void adopt(snapshot, owner).catch(ports.cacheFailed);
    return snapshot;
  }

  async function adopt(temp: TempSearch, owner: string): Promise<void> {
    const seen = await see(temp.vertical, owner, temp.searchId);
    if (seen) await run(seen, owner);
  }

  return {
    create,
    createAndRun,
    find: see,
    async typed(vertical, owner, searchId) {
      const stored = await store.find(searchId, owner);
      return stored?.vertical === vertical ? stored.parameters : undefined;
    },
    run,
    bindTemp,
    progress: readProgress,
    nextEvent: events.waitForNext,
    currentInsurance: (vertical, fetchDataId, owner) => ports.currentInsurances.find(vertical, fetchDataId, owner),
    compare: (vertical, result, currentInsurance) => compareResult(ports, vertical, result, currentInsurance),
    close: () => clearInterval(heartbeat),
  };
}

function requireVertical(ports: SearchPorts, name: string): AnyVerticalServer {
  const vertical = ports.findVertical(name);
  if (!vertical) throw new Error(`no vertical named ${name}`);
  return vertical;
}
