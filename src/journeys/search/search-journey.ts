import { type Checked, passed } from "#domain/checked.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { recentMap } from "./recent-map.ts";
import { type RunPorts, runSearch } from "./run-search.ts";
import { ATTACH_POLL_MS, BEAT_INTERVAL_MS, REMEMBERED_RESULTS, SEARCH_DEADLINE_MS } from "./search-limits.ts";
import type { ProgressReading, SearchResult, SearchStore, StoredSearch, TempSearch } from "./search.port.ts";

export interface SearchPorts extends RunPorts {
  readonly store: SearchStore;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
  /** Names this process among the nodes; never used again after a restart. */
  readonly node: string;
}

/** A search as its owner may see it. */
export interface SeenSearch {
  readonly searchId: string;
  readonly vertical: AnyVerticalServer;
  readonly parameters: Readonly<Record<string, string>>;
  readonly summary: Readonly<Record<string, string>>;
  readonly state: "created" | "done";
  readonly result: SearchResult | undefined;
}

export interface SearchJourney {
  create(vertical: string, owner: string, parameters: Readonly<Record<string, string>>): Promise<Checked<SeenSearch>>;
  /** As create and run, but the providers are asked while the search is being stored. */
  createAndRun(
    vertical: string,
    owner: string,
    parameters: Readonly<Record<string, string>>,
    tempSearchId: string,
  ): Promise<Checked<SeenSearch>>;
  /** Undefined when the owner has no such search. */
  see(vertical: string, owner: string, searchId: string): Promise<SeenSearch | undefined>;
  /** Runs the search, or waits for whoever runs it. Asking again for a finished search gives the stored result. */
  run(seen: SeenSearch, owner: string): Promise<SearchResult>;
  bindTemp(tempSearchId: string, owner: string, search: TempSearch): void;
  /** Undefined when the temporary id is not the owner's. Takes over a search whose node has died. */
  progress(tempSearchId: string, owner: string): Promise<(ProgressReading & TempSearch) | undefined>;
  /** Lets this node's beat stop; searches under way are finished by the caller's shutdown. */
  close(): void;
}

interface FinishedSearch {
  readonly owner: string;
  readonly seen: SeenSearch;
}

export function createSearchJourney(ports: SearchPorts): SearchJourney {
  const { store, progress, clock } = ports;
  /** What this node runs now, so that a second asker waits for the same work. */
  const running = new Map<string, Promise<SearchResult>>();
  const finished = recentMap<string, FinishedSearch>(REMEMBERED_RESULTS);

  const beat = () => void progress.beat(ports.node).catch(ports.cacheFailed);
  const beating = setInterval(beat, BEAT_INTERVAL_MS);
  beating.unref();
  beat();

  async function create(name: string, owner: string, parameters: Readonly<Record<string, string>>) {
    const vertical = requireVertical(ports, name);
    const parsed = vertical.parse(parameters);
    if (!parsed.ok) return parsed;
    const seen = describe(vertical, ports.newId(), parsed.value, "created", undefined);
    await keep(seen, owner);
    return passed(seen);
  }

  async function createAndRun(
    name: string,
    owner: string,
    parameters: Readonly<Record<string, string>>,
    tempSearchId: string,
  ) {
    const vertical = requireVertical(ports, name);
    const parsed = vertical.parse(parameters);
    if (!parsed.ok) return parsed;
    const seen = describe(vertical, ports.newId(), parsed.value, "created", undefined);
    const { searchId } = seen;
    // In this order: whoever finds the search by its temporary id must also find that it is attended.
    progress.begin(searchId, ports.node).catch(ports.cacheFailed);
    bindTemp(tempSearchId, owner, { searchId, vertical: name });
    const [result] = await Promise.all([runSearch(ports, vertical, searchId, parsed.value, []), keep(seen, owner)]);
    return passed(await finish(seen, owner, result));
  }

  function keep(seen: SeenSearch, owner: string): Promise<void> {
    return store.create({
      searchId: seen.searchId,
      vertical: seen.vertical.description.name,
      schemaVersion: seen.vertical.schemaVersion,
      owner,
      ...split(seen.vertical, seen.parameters),
      state: "created",
    });
  }

  async function finish(seen: SeenSearch, owner: string, result: SearchResult): Promise<SeenSearch> {
    await store.finish(seen.searchId, result);
    const done: SeenSearch = { ...seen, state: "done", result };
    finished.set(seen.searchId, { owner, seen: done });
    progress.markDone(seen.searchId).catch(ports.cacheFailed);
    return done;
  }

  function bindTemp(tempSearchId: string, owner: string, search: TempSearch): void {
    progress.bindTemp(tempSearchId, owner, search).catch(ports.cacheFailed);
  }

  async function see(name: string, owner: string, searchId: string): Promise<SeenSearch | undefined> {
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
    const result = stored.state === "done" ? await store.result(searchId) : undefined;
    const seen = describe(vertical, searchId, parsed.value, stored.state, result);
    if (result) finished.set(searchId, { owner, seen });
    return seen;
  }

  function run(seen: SeenSearch, owner: string): Promise<SearchResult> {
    if (seen.result) return Promise.resolve(seen.result);
    const already = running.get(seen.searchId);
    if (already) return already;
    const work = claimAndRun(seen, owner).finally(() => running.delete(seen.searchId));
    running.set(seen.searchId, work);
    return work;
  }

  async function claimAndRun(seen: SeenSearch, owner: string): Promise<SearchResult> {
    const giveUpMs = clock.nowMs() + SEARCH_DEADLINE_MS;
    while (!(await progress.claim(seen.searchId, ports.node).catch(assumeOurs)) && clock.nowMs() < giveUpMs) {
      await clock.sleep(ATTACH_POLL_MS);
      const reading = await progress.read(seen.searchId).catch(() => undefined);
      const result = reading?.isDone ? await store.result(seen.searchId) : undefined;
      if (result) return result;
    }
    return execute(seen, owner);
  }

  /** With the cache down nobody else can be seen: running twice costs a few calls, waiting costs the visitor. */
  function assumeOurs(error: unknown): boolean {
    ports.cacheFailed(error);
    return true;
  }

  async function execute(seen: SeenSearch, owner: string): Promise<SearchResult> {
    const { vertical, searchId } = seen;
    const parsed = vertical.parse(seen.parameters);
    if (!parsed.ok) throw new Error(`stored search ${searchId} no longer parses`);
    const before = await progress.read(searchId).catch(() => undefined);
    const result = await runSearch(ports, vertical, searchId, parsed.value, before?.answers ?? []);
    await finish(seen, owner, result);
    return result;
  }

  async function readProgress(tempSearchId: string, owner: string) {
    const temp = await progress.findTemp(tempSearchId, owner);
    if (!temp) return undefined;
    const reading = await progress.read(temp.searchId);
    if (!reading.isDone && !reading.isAttended) void adopt(temp, owner).catch(ports.cacheFailed);
    return { ...reading, ...temp };
  }

  async function adopt(temp: TempSearch, owner: string): Promise<void> {
    const seen = await see(temp.vertical, owner, temp.searchId);
    if (seen) await run(seen, owner);
  }

  return {
    create,
    createAndRun,
    see,
    run,
    bindTemp,
    progress: readProgress,
    close: () => clearInterval(beating),
  };
}

function requireVertical(ports: SearchPorts, name: string): AnyVerticalServer {
  const vertical = ports.findVertical(name);
  if (!vertical) throw new Error(`no vertical named ${name}`);
  return vertical;
}

function describe(
  vertical: AnyVerticalServer,
  searchId: string,
  search: unknown,
  state: StoredSearch["state"],
  result: SearchResult | undefined,
): SeenSearch {
  return {
    searchId,
    vertical,
    parameters: vertical.serialize(search),
    summary: vertical.summarize(search),
    state,
    result,
  };
}

function split(vertical: AnyVerticalServer, all: Readonly<Record<string, string>>) {
  const parameters: Record<string, string> = {};
  const personal: Record<string, string> = {};
  for (const [name, value] of Object.entries(all)) {
    if (vertical.personalFields.includes(name)) personal[name] = value;
    else parameters[name] = value;
  }
  return { parameters, personal };
}
