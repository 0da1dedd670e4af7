import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";

const HOOK = ".githooks/pre-commit";
const read = (file: string): string => readFileSync(join(PROJECT_ROOT, file), "utf8");

/** The variables of a commit that runs this test must not reach the planted repository. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

test("the hook lets a clean change through, and stops one that is not formatted or that the linter refuses", async () => {
  const planted = {
    ".oxfmtrc.json": read(".oxfmtrc.json"),
    ".oxlintrc.json": read(".oxlintrc.json"),
    [HOOK]: read(HOOK),
  };
  await withPlanted(planted, (root) => {
    const git = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        "git",
        ["-c", "user.name=x", "-c", "user.email=x@localhost", ...args],
        {
          cwd: root,
          encoding: "utf8",
          env: environment,
        },
      );
      return { status, output: stdout + stderr };
    };
    const commit = (file: string, text: string) => {
      writeFileSync(join(root, file), text);
      git("add", file);
      const result = git("commit", "--message", file);
      git("reset", "--quiet", file);
      return result;
    };
    chmodSync(join(root, HOOK), 0o755);
    git("init", "--quiet");
    // As CONTRIBUTING.md describes.
    git("config", "core.hooksPath", ".githooks");

    expect(commit("clean one.ts", "export const one = 1;\n").status).toBe(0);
    expect(commit("notes.txt", "any text\n").status).toBe(0);
    const spaced = commit("spaced.ts", "export const   two = 2;\n");
    expect(spaced).toMatchObject({ status: 1, output: expect.stringContaining("Not formatted: npx oxfmt") });
    const unsafe = commit("unsafe.ts", "export const three: any = 3;\n");
    expect(unsafe).toMatchObject({ status: 1, output: expect.stringContaining("no-explicit-any") });
    expect(git("log", "--format=%s").output).toBe("notes.txt\nclean one.ts\n");
  });
});
