import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./source-tree.ts";

const PARTS = ".ci/parts.json";
const STEPS = ".ci/steps.sh";

/** A project of vitest, as far as it names its tests. */
export interface TestProjectFiles {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Those that the gate runs whole. The tests of the others are divided between the gate and the slices of the long run. */
const WHOLE = ["unit", "components", "architecture", "conformance", "dev"];

/** By project; an entry is a file, or a folder with a slash at its end. */
type Part = Readonly<Record<string, readonly string[] | string | undefined>>;

interface Parts {
  readonly gate: Part;
  readonly slices: readonly (Part & { readonly name: string; readonly covers: string; readonly steps?: string[] })[];
}

/** Tests that no run of CI has, or two, and parts that name what is not there. */
export function findPartFaults(root: string, projects: readonly TestProjectFiles[]): Fault[] {
  const { gate, slices } = JSON.parse(readFileSync(join(root, PARTS), "utf8")) as Parts;
  const fault = (file: string, what: string): Fault => ({ file, line: 1, what });
  const owned = projects.map((project) => ({ ...project, files: filesOf(root, project) }));

  const all = globSync("**/*.test.{ts,tsx}", { cwd: root, exclude: (name) => IGNORED.has(name) });
  const unowned = all
    .map((file) => ({ file, owners: owned.filter(({ files }) => files.includes(file)).length }))
    .filter(({ owners }) => owners !== 1)
    .map(({ file, owners }) =>
      fault(file, owners === 0 ? "is in no project of vitest.config.ts" : "is in two projects"),
    );

  const divided = owned.filter(({ name }) => !WHOLE.includes(name));
  const misplaced = divided.flatMap(({ name, files }) =>
    files.flatMap((file) => {
      // A slice leaves out what the gate runs every time.
      if (has(gate, name, file)) return [];
      const parts = slices.filter((slice) => has(slice, name, file)).map((slice) => slice.name);
      if (parts.length === 1) return [];
      return [fault(file, parts.length === 0 ? `is in no part of ${PARTS}` : `is in two slices: ${parts.join(", ")}`)];
    }),
  );

  const empty = [gate, ...slices].flatMap((part) =>
    divided.flatMap(({ name, files }) =>
      entriesOf(part, name)
        .filter((entry) => !files.some((file) => isIn(entry, file)))
        .map((entry) => fault(PARTS, `${entry} has no tests of ${name}`)),
    ),
  );
  const script = existsSync(join(root, STEPS)) ? readFileSync(join(root, STEPS), "utf8") : "";
  const unknown = slices.flatMap(({ name, steps = [] }) =>
    steps
      .filter((step) => !script.includes(`\n${step}() {`))
      .map((step) => fault(PARTS, `${name} has the step ${step}, which ${STEPS} does not define`)),
  );
  return [...unowned, ...misplaced, ...empty, ...unknown];
}

const IGNORED = new Set(["node_modules", "build", ".services", ".results", ".react-router"]);

const filesOf = (root: string, { include, exclude = [] }: TestProjectFiles): string[] => {
  const left = new Set(globSync(exclude, { cwd: root }));
  return globSync(include, { cwd: root }).filter((file) => !left.has(file));
};

const entriesOf = (part: Part, project: string): readonly string[] => {
  const entries = part[project];
  return Array.isArray(entries) ? (entries as readonly string[]) : [];
};

const has = (part: Part, project: string, file: string): boolean =>
  entriesOf(part, project).some((entry) => isIn(entry, file));

const isIn = (entry: string, file: string): boolean => (entry.endsWith("/") ? file.startsWith(entry) : file === entry);
