import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ownEnvironment } from "./own-environment.ts";
import { readAddresses } from "./addresses.ts";
import { runArguments } from "#tools/services/containers.ts";
import { chooseWay } from "./local-services.ts";
import { initialiseWith } from "#tools/services/postgres.ts";

const NOTHING = { isAnswering: false, hasDocker: false, isInstalled: false, canInstall: false };

test("what answers is used, then Docker, then what is installed, then Debian's package", () => {
  expect(chooseWay({ isAnswering: true, hasDocker: true, isInstalled: true, canInstall: true })).toBe("answers");
  expect(chooseWay({ ...NOTHING, hasDocker: true, isInstalled: true, canInstall: true })).toBe("docker");
  expect(chooseWay({ ...NOTHING, isInstalled: true, canInstall: true })).toBe("installed");
  expect(chooseWay({ ...NOTHING, canInstall: true })).toBe("debian");
  expect(chooseWay(NOTHING)).toBe("none");
});

test("the addresses of the services are those of the settings, with another database of the same server", () => {
  const env = ownEnvironment(
    { SPARV_DATABASE_URL: "postgres://me:secret@127.0.0.1:5544/mine?sslmode=disable", SPARV_PORT: "3100" },
    "/none",
  );
  const { databaseUrl, databaseName, database, redisDatabaseUrl, restate } = readAddresses(env);
  expect(databaseName).toBe("mine");
  expect(database).toMatchObject({ host: "127.0.0.1", port: 5544 });
  expect(databaseUrl("other")).toBe("postgres://me:secret@127.0.0.1:5544/other?sslmode=disable");
  expect(redisDatabaseUrl(4)).toBe("redis://127.0.0.1:6379/4");
  expect([restate.port, restate.adminPort, restate.nodePort]).toEqual([3107, 3108, 3109]);
});

test("a container publishes its port on loopback only", () => {
  const place = { host: "127.0.0.1", port: 5544, settings: "" };
  expect(runArguments("sparv-postgresql-5544", { image: "postgres:15", port: 5432, place, volume: "/data" })).toEqual(
    "run --detach --name sparv-postgresql-5544 --publish 127.0.0.1:5544:5432 --volume sparv-postgresql-5544:/data postgres:15".split(
      " ",
    ),
  );
});

test("an initdb that refuses the locale gets another, and one that refuses all is quoted", () => {
  const folder = mkdtempSync(join(tmpdir(), "sparv-initdb-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const initdb = join(folder, "initdb");
  const write = (script: string) => {
    writeFileSync(initdb, `#!/bin/sh\n${script}\n`);
    chmodSync(initdb, 0o755);
  };
  write(
    `case "$*" in *C.UTF-8*) echo 'invalid locale name "C.UTF-8"' >&2; exit 1;; esac\necho "$@" > ${folder}/arguments`,
  );
  initialiseWith(initdb, folder);
  expect(readFileSync(join(folder, "arguments"), "utf8")).toContain("--locale=C --lc-ctype=UTF-8");
  write("echo 'no such locale' >&2; exit 1");
  rmSync(join(folder, "arguments"));
  expect(() => initialiseWith(initdb, folder)).toThrow("no such locale");
  expect(existsSync(join(folder, "arguments"))).toBe(false);
});
