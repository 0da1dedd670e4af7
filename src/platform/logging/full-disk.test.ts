import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A device that is always full; only Linux has it. */
const FULL = "/dev/full";
const LOGGER = join(import.meta.dirname, "logger.ts");

const PROGRAM = `
import { createLogger } from ${JSON.stringify(LOGGER)};
const logger = createLogger({ level: "info" });
for (let line = 0; line < 3; line++) logger.info("request answered", { count: line });
setTimeout(() => process.exit(7), 50);
`;

const runInto = (output: number | "pipe") =>
  spawnSync(process.execPath, ["--input-type=module-typescript", "--eval", PROGRAM], {
    cwd: import.meta.dirname,
    stdio: ["ignore", output, "pipe"],
    encoding: "utf8",
  });

test.skipIf(!existsSync(FULL))("a log on a full disk does not end the program", () => {
  const output = openSync(FULL, "w");
  const { status, stderr } = runInto(output);
  closeSync(output);
  expect({ status, stderr }).toEqual({ status: 7, stderr: "" });
});

test("a log with room has every line", () => {
  const { status, stdout } = runInto("pipe");
  const counts = stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { count: number }).count);
  expect({ status, counts }).toEqual({ status: 7, counts: [0, 1, 2] });
});
