import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Import, type Module, readImportGraph } from "./import-graph.ts";
import type { Fault } from "./source-tree.ts";

/** What each image runs, and the folders that it has. The web program runs what the build has made. */
const PROGRAMS = [
  { name: "worker", entry: "src/main/worker.ts", folders: ["src"] },
  { name: "migrate", entry: "src/main/migrate.ts", folders: ["src"] },
  { name: "simulators", entry: "src/main/simulators.ts", folders: ["src", "simulators"] },
  { name: "simulators", entry: "tools/processes/seed-staff.ts", folders: ["src", "simulators", "tools/processes"] },
] as const;

const BUILD_FILES = ["vite.config.ts", "react-router.config.ts"];

/** An image whose program imports what it does not have dies at its start, and a build of one stops: both are found here. */
export function findImageFaults(root: string): Fault[] {
  const modules = new Map(readImportGraph(root).map((module) => [module.source, module]));
  const isSent = readContext(root);
  const isIn = (folders: readonly string[]) => (path: string) =>
    isSent(path) && folders.some((folder) => path.startsWith(`${folder}/`));
  const fault = (file: string, what: string): Fault => ({ file, line: 1, what });
  const ofPrograms = PROGRAMS.flatMap(({ name, entry, folders }) => {
    const reached = reach(modules, [entry]);
    const packages = hasAllPackages(root, name) ? ["shipped", "development"] : ["shipped"];
    const has = isIn(folders);
    return [
      ...reached.filter(({ source }) => !has(source)).map(({ source }) => fault(source, `is not in the image ${name}`)),
      ...reached.flatMap(({ source, imports }) =>
        imports
          .filter((found) => isPackage(found) && !packages.includes(found.origin))
          .map(({ specifier }) => fault(source, `needs ${specifier}, which the image ${name} does not have`)),
      ),
    ];
  });
  const ofBuild = reach(
    modules,
    BUILD_FILES.flatMap((file) => importedBy(root, file)),
  )
    .filter(({ source }) => !isSent(source))
    .map(({ source }) => fault(source, "is not sent to the build of the images"));
  return [...ofPrograms, ...ofBuild];
}

const isPackage = ({ kind, origin }: Import): boolean =>
  kind !== "type" && (origin === "shipped" || origin === "development" || origin === "unlisted");

function reach(modules: ReadonlyMap<string, Module>, entries: readonly string[]): Module[] {
  const reached = new Map<string, Module>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = modules.get(path);
    if (!module || reached.has(path)) continue;
    reached.set(path, module);
    waiting.push(...module.imports.filter(({ kind }) => kind !== "type").map(({ to }) => to));
  }
  return [...reached.values()];
}

/** The stage of the image takes the packages of the build instead of those that the product ships. */
function hasAllPackages(root: string, name: string): boolean {
  const stages = readFileSync(join(root, "ops/Containerfile"), "utf8").split(/^FROM /m);
  return stages.some((stage) => new RegExp(`^\\S+ AS ${name}\n[^]*--from=build /app/node_modules`).test(stage));
}

/** The build's own files are in no folder that the graph covers. */
function importedBy(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, specifier = ""]) => posix.normalize(specifier));
}

/** What `Containerfile.dockerignore` lets through: everything is left out but the names with an exclamation mark. */
function readContext(root: string): (path: string) => boolean {
  const lines = readFileSync(join(root, "ops/Containerfile.dockerignore"), "utf8").split("\n");
  const sent = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  return (path) => sent.some((name) => path === name || path.startsWith(`${name}/`));
}
