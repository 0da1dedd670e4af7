import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { productionChanges } from "#tests/support/production-changes.ts";

/** The tutorials, block by block, on one copy of the tree, and then the checks and tests of the whole. */

const root = process.cwd();
const environment = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "sparv-tutorials-"));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
  for (const file of listed.toString().split("\0").filter(Boolean))
    cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(["add-a-provider", "add-a-vertical"])("%s", (tutorial) => {
  const page = readFileSync(join(root, `docs/tutorials/${tutorial}.md`), "utf8");
  const blocks = [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, kind, file, text = ""]) => ({
    kind,
    file,
    text,
  }));

  it("has a command that fails first, and ends with one that passes", () => {
    const commands = blocks.filter(({ kind }) => kind === "sh").map(({ text }) => text);
    expect(commands.some((command) => command.includes("# fails"))).toBe(true);
    expect(commands.at(-1)).not.toContain("# fails");
  });

  it("is true step by step", { timeout: 1_200_000 }, () => {
    const surprises = blocks.map(({ file, text }) => {
      if (file === undefined) return runBlock(text);
      writeFileSync(join(copy, file), text);
      return undefined;
    });
    expect(surprises.filter((surprise) => surprise !== undefined)).toEqual([]);
  });
});

/** The command with its output, when it did not end as the page states. A filter that matches no test would pass as well. */
function runBlock(text: string): string | undefined {
  const { status, output } = run(text);
  const hasRun = !text.startsWith("npx vitest") || /Tests .*\d (?:passed|failed)/.test(output);
  return hasRun && (status === 0) === !text.includes("# fails") ? undefined : `${text}${output}`;
}

function run(command: string): { status: number | null; output: string } {
  const given = { cwd: copy, env: environment, encoding: "utf8", maxBuffer: 1 << 26 } as const;
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", command], given);
  return { status, output: stripVTControlCharacters(`${stdout}${stderr}`) };
}

/**
 * The pages end with `npm run check` and `npm test`. Of the unit tests only those run that read registries, lists of services and providers, or
 * generated documents, and those of the verticals: no other can be changed by what the pages add. The screens of the new vertical were looked at.
 */
const CONCERNED = [
  "src/domain/service",
  "src/journeys",
  "src/verticals",
  "src/web/shell",
  "src/web/site-files.test.ts",
  "src/web/sitemap-routes.test.ts",
  "simulators",
  "tools/docs",
  "tools/looks",
].join(" ");

describe("the tree that the pages leave", () => {
  it("passes the check", { timeout: 1_200_000 }, () => {
    const { status, output } = run("npm run check");
    expect(status, output).toBe(0);
  });

  it("passes the unit tests that read what was added", { timeout: 1_200_000 }, () => {
    const { status, output } = run(`npx vitest run --project unit ${CONCERNED}`);
    expect(status, output).toBe(0);
  });

  it("starts its simulators, the new ones among them", { timeout: 120_000 }, async () => {
    const simulators = spawn(process.execPath, ["src/main/simulators.ts", "--port", "0"], { cwd: copy });
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let output = "";
        const read = (bytes: Buffer) => {
          output += bytes.toString();
          const [, ready] = /simulators ready on (\S+)/.exec(output) ?? [];
          if (ready !== undefined) resolve(ready);
        };
        simulators.stdout.on("data", read);
        simulators.stderr.on("data", read);
        simulators.once("exit", () => reject(new Error(output)));
      });
      const targets = (await controlSimulators(url).targets()).map(({ target }) => target);
      expect(targets).toEqual(
        expect.arrayContaining(["insurers/solvind", "insurers/trygga", "insurers/volta", "insurers/hundbolaget"]),
      );
    } finally {
      simulators.kill();
    }
  });

  it("does not start in production before what the new providers pay is agreed", { timeout: 120_000 }, async () => {
    const env = { ...developmentEnvironment(productionChanges()), PATH: process.env["PATH"] };
    const worker = spawn(process.execPath, ["src/main/worker.ts"], { cwd: copy, env });
    let output = "";
    worker.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
    const [code] = (await once(worker, "exit")) as [number | null];
    expect([code, output.trim().split("\n").at(-1)]).toEqual([
      1,
      "  - No commission is agreed with trygga (car), solvind (house), volta (electricity), hundbolaget (dog): production does not start. State it in src/journeys/commission/commission-table.ts.",
    ]);
  });
});
