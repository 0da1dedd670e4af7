import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listCallRoutes } from "./routes.ts";
import type { Fault } from "./source-tree.ts";

export const CLASS_TABLE = "src/http/load-classes.ts";

/** Every route has a load class, which decides what is shed first under overload. */
export async function findUnclassified(root: string): Promise<Fault[]> {
  const { chosenClassOf } = (await import(/* @vite-ignore */ pathToFileURL(join(root, CLASS_TABLE)).href)) as {
    chosenClassOf: (path: string) => string | undefined;
  };
  return (await listCallRoutes(root))
    .filter(({ route }) => chosenClassOf(route.slice(route.indexOf(" ") + 1)) === undefined)
    .map(({ route, file }) => ({
      file,
      line: 1,
      what: `answers ${route}, to which ${CLASS_TABLE} gives no load class`,
    }));
}
