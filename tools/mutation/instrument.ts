import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import type { Plugin } from "vite";
import type { Mutant } from "./mutant.ts";
import { addNumberMutator, numberMutator, withoutConstAssertions } from "./number-mutator.ts";

const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };
const no = () => false;
const ignore = () => undefined;
const LEVELS = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
};
const LOGGER = { ...LEVELS, trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore };

export interface Instrumented {
  readonly mutants: ReadonlyMap<string, Mutant>;
  /** Also finds the changes to files that no test loads. */
  instrument(file: string): Promise<void>;
  readonly plugin: Plugin;
}

export interface InstrumentOptions {
  /** Numbers too, and what is written `as const`: the score of Stryker has neither. */
  readonly hasConstants: boolean;
}

/** Stryker compiles every change into the file it is of; one of them is switched on while tests run (`switch-mutant.ts`). */
export function instrumentFiles(
  root: string,
  isMutated: (file: string) => boolean,
  { hasConstants }: InstrumentOptions,
): Instrumented {
  const instrumenter = new Instrumenter(LOGGER);
  const mutants = new Map<string, Mutant>();
  const codes = new Map<string, Promise<string>>();
  const codeOf = (file: string): Promise<string> => {
    const known = codes.get(file) ?? instrument(file);
    codes.set(file, known);
    return known;
  };
  return {
    mutants,
    instrument: async (file) => void (await codeOf(file)),
    plugin: {
      name: "sparv-mutants",
      enforce: "pre",
      async transform(_, id) {
        const file = relative(root, id.split("?")[0] ?? "");
        return isMutated(file) ? { code: await codeOf(file), map: null } : undefined;
      },
    },
  };

  async function instrument(file: string): Promise<string> {
    const source = readFileSync(join(root, file), "utf8");
    if (hasConstants) await addNumberMutator();
    const content = hasConstants ? withoutConstAssertions(source) : source;
    const result = await instrumenter.instrument([{ name: join(root, file), mutate: true, content }], OPTIONS);
    for (const { id: number, location, mutatorName, replacement } of result.mutants) {
      // Once added it stays in Stryker's list.
      if (mutatorName === numberMutator.name && !hasConstants) continue;
      const id = `${file}:${number}`;
      const was = textAt(content, location);
      mutants.set(id, { id, file, line: location.start.line + 1, mutator: mutatorName, was, now: replacement });
    }
    return withUniqueIds(file, result.files[0]?.content ?? content);
  }
}

/** Stryker's numbers begin anew in every file. */
const withUniqueIds = (file: string, code: string): string =>
  code.replaceAll(
    /\b(stryMutAct_9fa48|stryCov_9fa48)\(([\s"\d,]+)\)/g,
    (_, name: string, ids: string) => `${name}(${ids.replaceAll(/"(\d+)"/g, `"${file}:$1"`)})`,
  );

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Lines and columns count from 0. */
function textAt(content: string, { start, end }: { readonly start: Position; readonly end: Position }): string {
  const lines = content.split("\n").slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join("\n");
}
