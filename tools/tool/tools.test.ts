import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tools/processes/paths.ts";
import { nearNames, TOOLS } from "./tools.ts";

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> };
const files = Object.values(TOOLS).map((tool) => tool?.file ?? "");

function runTool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/tool.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("the commands", () => {
  test("package.json has at most 25 scripts; further ones are tools", () => {
    expect(Object.keys(scripts).length, "add it to tools/tool/tools.ts instead").toBeLessThanOrEqual(25);
  });

  test("every program of tools is a script or a tool, and none is both", () => {
    const ofScripts = Object.values(scripts).flatMap((script) => /tools\/[\w-]+\.ts/.exec(script) ?? []);
    const programs = readdirSync(join(ROOT, "tools"))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => `tools/${name}`);
    const reached = [...new Set(ofScripts), ...files.filter((file) => file.split("/").length === 2)];
    expect(reached.toSorted(), "name it in tools/tool/tools.ts").toEqual(programs.toSorted());
  });

  test("every tool is a file", () => {
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe("npm run tool", () => {
  test("lists every tool when called without a name", () => {
    const { status, stdout } = runTool();
    expect(status).toBe(0);
    for (const name of Object.keys(TOOLS)) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, "m"));
  });

  test("an unknown name ends with 2 and names what is near", () => {
    expect(runTool("manifest")).toEqual({
      status: 2,
      stdout: "",
      stderr: 'There is no tool "manifest". Did you mean manifests? "npm run tool" lists them.\n',
    });
    expect(runTool("zzz").stderr).toBe('There is no tool "zzz". "npm run tool" lists them.\n');
    expect(runTool("toString").status).toBe(2);
  });

  test("the tool gets its options, and its exit code is the command's", () => {
    expect(runTool("hold")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("usage: npm run tool -- hold"),
    });
    expect(runTool("journeys", "none")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("alone|aloud|signed"),
    });
  });

  test("names with a wrong letter, a missing end or too much are near", () => {
    const names = ["audit", "verify-log", "verify-offers", "staff"];
    expect(nearNames("audti", names)).toEqual(["audit"]);
    expect(nearNames("verify", names)).toEqual(["verify-log", "verify-offers"]);
    expect(nearNames("staff-add", names)).toEqual(["staff"]);
    expect(nearNames("release", names)).toEqual([]);
  });
});
