import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The tutorials, block by block, on a copy of the tree. */

const root = process.cwd();
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

  it("is true step by step", { timeout: 300_000 }, () => {
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
  const environment = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", text], { cwd: copy, env: environment, encoding: "utf8" });
  const hasRun =
    !text.startsWith("npx vitest") || /Tests .*\d (?:passed|failed)/.test(stripVTControlCharacters(stdout));
  return hasRun && (status === 0) === !text.includes("# fails") ? undefined : `${text}${stdout}${stderr}`;
}
