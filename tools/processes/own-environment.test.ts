import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { ownEnvironment } from "./own-environment.ts";
import { CHECKOUT } from "./paths.ts";

const folder = mkdtempSync(join(tmpdir(), "sparv-environment-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const NO_FILE = join(folder, "none");

function fileOf(text: string): string {
  const file = join(folder, ".env");
  writeFileSync(file, text);
  return file;
}

const portsIn = (env: Readonly<Record<string, string>>): number[] => {
  const values = Object.entries(env).filter(([name]) => !/^SPARV_(DATABASE|REDIS)_URL$/.test(name));
  return values.flatMap(([, value]) =>
    [...value.matchAll(/(?:^|:)(\d{4,5})(?=$|\/)/g)].map(([, port]) => Number(port)),
  );
};

describe("the settings of a checkout", () => {
  test("without any are those of development, with a database of the checkout's own", () => {
    const { SPARV_DATABASE_URL, ...rest } = ownEnvironment({}, NO_FILE);
    const { SPARV_DATABASE_URL: usual, ...others } = developmentEnvironment();
    expect(rest).toEqual(others);
    expect(SPARV_DATABASE_URL).toBe(`${usual}_${CHECKOUT}`);
    expect(() => readConfig(ownEnvironment({}, NO_FILE))).not.toThrow();
  });

  test("come from the shell before `.env`, and from that before development", () => {
    const file = fileOf("SPARV_LOG_LEVEL=debug\nSPARV_MAIL_FROM=fil@sparv.example\nPATH=/nowhere\n");
    const env = ownEnvironment({ SPARV_LOG_LEVEL: "error", SPARV_STAFF_MAIL: "  ", HOME: "/home" }, file);
    expect(env["SPARV_LOG_LEVEL"]).toBe("error");
    expect(env["SPARV_MAIL_FROM"]).toBe("fil@sparv.example");
    expect(env["SPARV_STAFF_MAIL"]).toBe(developmentEnvironment()["SPARV_STAFF_MAIL"]);
    expect(Object.keys(env).filter((name) => !name.startsWith("SPARV_"))).toEqual([]);
  });

  test("all move with the port of the site: two checkouts share no port", () => {
    const moved = ownEnvironment({ SPARV_PORT: "3100" }, NO_FILE);
    expect(moved).toMatchObject({
      SPARV_PUBLIC_ORIGIN: "http://localhost:3100",
      SPARV_SIMULATORS_PORT: "3101",
      SPARV_PROVIDERS_URL: "http://127.0.0.1:3101/insurers",
      SPARV_BANKID_URL: "https://127.0.0.1:3104/rp/v6.0",
      SPARV_SMTP_URL: "smtp://127.0.0.1:3105",
      SPARV_WORKER_PORT: "3106",
      SPARV_WORKER_URL: "http://127.0.0.1:3106",
      SPARV_RESTATE_INGRESS_URL: "http://127.0.0.1:3107",
    });
    const ports = portsIn(moved);
    expect(ports.length).toBe(portsIn(developmentEnvironment()).length);
    for (const port of ports) expect(port >= 3100 && port <= 3109, String(port)).toBe(true);
    expect(portsIn(ownEnvironment({}, NO_FILE)).filter((port) => ports.includes(port))).toEqual([]);
  });

  test("an address that is given stays as given", () => {
    const env = ownEnvironment(
      { SPARV_PORT: "3100", SPARV_WORKER_PORT: "7000", SPARV_REDIS_URL: "redis://127.0.0.1:7777/3" },
      NO_FILE,
    );
    expect(env["SPARV_WORKER_URL"]).toBe("http://127.0.0.1:7000");
    expect(env["SPARV_REDIS_URL"]).toBe("redis://127.0.0.1:7777/3");
  });

  test("of another environment are taken as they are, without `.env` and without development's", () => {
    const shell = { SPARV_ENVIRONMENT: "production", SPARV_PORT: "80" };
    expect(ownEnvironment(shell, fileOf("SPARV_LOG_LEVEL=debug"))).toEqual(shell);
    expect(ownEnvironment({}, fileOf("SPARV_ENVIRONMENT=staging"))).toEqual({ SPARV_ENVIRONMENT: "staging" });
  });
});
