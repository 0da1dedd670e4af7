import { expect, it } from "vitest";
import { COPIES_RETENTION_MS, nameCopies } from "#web/shell/session/offline-copies.ts";
import { type OfflineWorker, serveCopies } from "./serve-copies.ts";

interface Asked {
  readonly path: string;
  readonly mode?: string;
  readonly method?: string;
  readonly destination?: string;
}

/** A worker with stored pages by cache and path, and with or without a network. */
function startWorker(stored: Readonly<Record<string, Readonly<Record<string, string>>>>, hasNetwork: boolean) {
  const caches = new Map(Object.entries(stored));
  const listeners = new Map<string, (event: unknown) => void>();
  serveCopies({
    caches: {
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      open: async (name: string) => ({
        match: async (path: string) => {
          const copy = caches.get(name)?.[path];
          return copy === undefined ? undefined : new Response(copy);
        },
      }),
    },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    fetch: async () => {
      if (!hasNetwork) throw new TypeError("no network");
      return new Response("from the network");
    },
    addEventListener: (type: string, listen: (event: never) => void) =>
      void listeners.set(type, listen as (event: unknown) => void),
  } as unknown as OfflineWorker);
  /** Undefined when the worker leaves the request to the browser. */
  async function ask({ path, mode = "navigate", method = "GET", destination = "document" }: Asked) {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get("fetch")?.({
      request: { url: `https://sparv.example${path}`, mode, method, destination },
      respondWith: (response: Promise<Response>) => void (answer = response),
      waitUntil: (done: Promise<unknown>) => void work.push(done),
    });
    const text = answer && (await answer.then((response) => response.text()).catch(() => "no answer"));
    await Promise.all(work);
    return text;
  }
  return { ask, names: () => [...caches.keys()] };
}

const FRESH = nameCopies("anna", Date.now() - 1_000);
const PAGE = "/minasidor/skada/";

it("a page comes from the network, and from its copy only without one", async () => {
  const stored = { [FRESH]: { [PAGE]: "copy" } };
  expect(await startWorker(stored, true).ask({ path: PAGE })).toBe("from the network");
  expect(await startWorker(stored, false).ask({ path: PAGE })).toBe("copy");
  expect(await startWorker(stored, false).ask({ path: `${PAGE}?x=1` })).toBe("copy");
  expect(await startWorker(stored, false).ask({ path: `${PAGE}other/` })).toBe("no answer");
});

it("the newest copy is shown", async () => {
  const older = nameCopies("anna", Date.now() - 9_000);
  const { ask } = startWorker({ [older]: { [PAGE]: "older" }, [FRESH]: { [PAGE]: "newer" } }, false);
  expect(await ask({ path: PAGE })).toBe("newer");
});

it("a copy of thirty days is deleted and not shown", async () => {
  const old = nameCopies("anna", Date.now() - COPIES_RETENTION_MS);
  const { ask, names } = startWorker({ [old]: { [PAGE]: "copy" } }, false);
  expect(await ask({ path: PAGE })).toBe("no answer");
  expect(names()).toEqual([]);
  const young = nameCopies("anna", Date.now() - COPIES_RETENTION_MS + 60_000);
  expect(await startWorker({ [young]: { [PAGE]: "copy" } }, false).ask({ path: PAGE })).toBe("copy");
});

it("old copies are deleted also when there is a network", async () => {
  const { ask, names } = startWorker({ [nameCopies("anna", 0)]: {}, [FRESH]: {} }, true);
  await ask({ path: PAGE });
  expect(names()).toEqual([FRESH]);
});

it("fonts and pictures of a copy are served with it; forms and calls are left to the browser", async () => {
  const { ask } = startWorker({ [FRESH]: { "/assets/font-12345678.woff2": "font" } }, false);
  const font = { path: "/assets/font-12345678.woff2", mode: "cors" };
  expect(await ask({ ...font, destination: "font" })).toBe("font");
  expect(await ask({ ...font, destination: "" })).toBeUndefined();
  expect(await ask({ path: PAGE, method: "POST" })).toBeUndefined();
});
