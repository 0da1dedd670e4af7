import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./source-tree.ts";

/** Where packages are installed without a person who reads npm's output. */
const UNATTENDED = [".ci/steps.sh", ".github/workflows/release.yml", "ops/Containerfile"] as const;

/** Install scripts are denied unless listed: npm stops at one that has not been reviewed, and no unattended installation runs any. */
export function findInstallFaults(root: string): Fault[] {
  const settings = readText(root, ".npmrc").split("\n");
  const policy = settings.includes("strict-allow-scripts=true")
    ? []
    : [{ file: ".npmrc", line: 1, what: "lets install scripts run that have not been reviewed" }];
  const runs = UNATTENDED.flatMap((file) =>
    readText(root, file)
      .split("\n")
      .flatMap((text, at) =>
        /\bnpm (?:ci|install)\b/.test(text.replace(/^\s*#.*/, "")) && !text.includes("--ignore-scripts")
          ? [{ file, line: at + 1, what: "installs packages and runs their scripts" }]
          : [],
      ),
  );
  return [...policy, ...runs];
}

const readText = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
