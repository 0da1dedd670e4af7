/** What is used of a service worker; its own types cannot be in the same program as those of a page. */
export interface OfflineWorker {
  readonly caches: Pick<CacheStorage, "keys" | "open" | "delete">;
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** As `COPIES_RETENTION_MS`: written here because the worker imports nothing. A test compares them. */
const MAX_AGE_MS = 2_592_000_000;

/** What a stored page loads. */
const PARTS: readonly string[] = ["font", "image"];

/** Pages come from the network, and from their copy only when there is no network. */
export function serveCopies(worker: OfflineWorker): void {
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const isPage = request.mode === "navigate";
    if (request.method !== "GET" || !(isPage || PARTS.includes(request.destination))) return;
    event.respondWith(
      worker.fetch(request).catch(async (noNetwork: unknown) => {
        const copy = await findCopy(worker, request);
        if (copy) return copy;
        throw noNetwork;
      }),
    );
    if (isPage) event.waitUntil(listFresh(worker));
  });
}

async function findCopy(worker: OfflineWorker, { url }: Request): Promise<Response | undefined> {
  for (const name of await listFresh(worker)) {
    const cache = await worker.caches.open(name);
    const copy = await cache.match(new URL(url).pathname, { ignoreSearch: true, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}

/** The newest first; those that are too old are deleted. */
async function listFresh({ caches }: OfflineWorker): Promise<string[]> {
  const ageOf = (name: string) => Date.now() - Number(name.split(" ")[2]);
  const names = await caches.keys();
  const fresh = names.filter((name) => ageOf(name) < MAX_AGE_MS);
  await Promise.all(names.filter((name) => !fresh.includes(name)).map((name) => caches.delete(name)));
  return fresh.toSorted((one, other) => ageOf(one) - ageOf(other));
}
