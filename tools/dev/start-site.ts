import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import type { WebApp } from "#main/web.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { restoreTransforms, storeTransforms } from "./stored-transforms.ts";

interface WebModule {
  createWebApp(env: Readonly<Record<string, string | undefined>>): Promise<WebApp>;
}

interface Site {
  /** Builds the app, so that the first request does not have to. */
  warmUp(): Promise<void>;
  /** Makes the next start a quicker one. */
  store(): Promise<void>;
  close(): Promise<void>;
}

const WEB_PROGRAM = join(ROOT, "src/main/web.ts");

/** Listens at once, so that the port is ours; a request that comes early waits until there is something that answers it. */
export async function startSite(env: Readonly<Record<string, string>>, behind: Promise<void>): Promise<Site> {
  const server = createServer((request, response) => void serve(request, response));
  await listen(server, env);
  // The browser is notified of changes over the same port.
  const starting = startVite(server);
  let loaded: { module: WebModule; app: Promise<WebApp> } | undefined;

  /** A changed file gives a changed module, and that a fresh app: the old one's connections are closed. */
  async function currentApp(): Promise<WebApp> {
    const vite = await starting;
    const module = (await vite.ssrLoadModule(WEB_PROGRAM)) as WebModule;
    await behind;
    if (loaded?.module !== module) {
      const former = loaded;
      loaded = { module, app: module.createWebApp(env) };
      await former?.app.then((app) => app.close());
    }
    return loaded.app;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const vite = await starting;
    vite.middlewares(request, response, () => void answer(request, response));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const app = await currentApp();
      app.handle(request, response);
    } catch (error) {
      if (error instanceof Error) (await starting).ssrFixStacktrace(error);
      console.error(error);
      response.statusCode = 500;
      response.end("The server could not start; see the terminal.");
    }
  }

  return {
    warmUp: async () => void (await currentApp()),
    store: async () => storeTransforms((await starting).environments.ssr),
    async close() {
      server.close();
      server.closeAllConnections();
      await loaded?.app.then((app) => app.close()).catch(() => undefined);
      await (await starting).close();
    },
  };
}

async function startVite(server: Server): Promise<ViteDevServer> {
  const vite = await createViteServer({
    root: ROOT,
    appType: "custom",
    server: { middlewareMode: true, ws: { server } },
  });
  await restoreTransforms(vite.environments.ssr);
  return vite;
}

const listen = (server: Server, env: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(Number(env["SPARV_PORT"]), env["SPARV_HOST"], () => resolve());
  });
