import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { clockStartingAt } from "./fake-clock.ts";

// Installing a package is no matter of a unit test.
it.skipIf(globSync("/usr/lib/*/faketime/libfaketimeMT.so.1").length === 0)(
  "a program, its threads and the programs that it starts show the same moment, and time passes",
  () => {
    const show = "console.log(Date.now());";
    const program = `${show}
      new (require("node:worker_threads").Worker)(${JSON.stringify(show)}, { eval: true });
      require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(show)}], { stdio: "inherit" });
      setTimeout(() => { ${show} }, 20);`;
    const moment = new Date("2028-02-29T12:00:00Z");
    const output = execFileSync(process.execPath, ["-e", program], {
      env: { ...process.env, ...clockStartingAt(moment, realNowMs()) },
      encoding: "utf8",
    });
    const shown = output.trim().split("\n").map(Number);
    expect(shown).toHaveLength(4);
    for (const ms of shown) {
      expect(ms).toBeGreaterThan(moment.getTime() - 2_000);
      expect(ms).toBeLessThan(moment.getTime() + 30_000);
    }
    expect(new Set(shown).size).toBeGreaterThan(1);
  },
);

/** The machine's: the suite may itself be running with another clock. */
function realNowMs(): number {
  const env = { PATH: process.env["PATH"] };
  return Number(execFileSync("date", ["+%s"], { env, encoding: "utf8" })) * 1_000;
}
