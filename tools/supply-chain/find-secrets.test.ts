import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withPlanted } from "#tests/architecture/plant.ts";
import { findSecrets } from "./find-secrets.ts";
import { scanHistory, scanTree } from "./scan-repository.ts";
import { entropyOf } from "./secret-rules.ts";

/** Assembled here, so that this file contains none. */
const hex = (bytes: number): string => randomBytes(bytes).toString("hex");
const planted: readonly (readonly [string, string])[] = [
  ["private key", ["-----BEGIN", "PRIVATE", `KEY-----\n${randomBytes(48).toString("base64")}\n`].join(" ")],
  ["AWS access key", ["AKIA", "Z7QXN2MPLR4TVB6K"].join("")],
  ["GitHub token", ["ghp", hex(18)].join("_")],
  ["npm token", ["npm", hex(18)].join("_")],
  ["Slack token", ["xoxb", "1234567890", "abcdefghij"].join("-")],
  ["Stripe key", ["sk", "live", hex(12)].join("_")],
  ["signed token (JWT)", ["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiIxMjM0In0", hex(24)].join(".")],
  ["password in an address", `postgres://sparv:${hex(6)}@db.internal/sparv`],
  ["key of 32 bytes in base64", `SPARV_COOKIE_KEY=${randomBytes(32).toString("base64")}`],
  ["assigned secret", `smtpPassword: "${["f8Kq2", "Zt7Wn", "Rb4Lx9"].join("-")}"`],
];

describe("a planted secret", () => {
  test.each(planted)("%s is found", (rule, text) => {
    expect(findSecrets("src/planted.ts", `\n${text}`).map((each) => each.rule)).toContain(rule);
  });

  test("is named by its line and its first characters only", () => {
    const [found] = findSecrets("src/planted.ts", `\n\n${planted[3]?.[1] ?? ""}`);
    expect(found).toEqual({ path: "src/planted.ts", line: 3, rule: "npm token", hint: "npm_… (40 characters)" });
  });

  test("file of keys is found by its name", () => {
    expect(findSecrets("ops/engine.pem", "")).toHaveLength(1);
    expect(findSecrets(".env", "")).toHaveLength(1);
    expect(findSecrets("ops/.env.production", "")).toHaveLength(1);
    expect(findSecrets(".env.example", "")).toEqual([]);
    expect(findSecrets("src/platform/config/environment-schema.ts", "")).toEqual([]);
  });
});

describe("what is no secret", () => {
  test.each([
    `SPARV_VEHICLE_REGISTRY_KEY: "sparv-sandbox-vehicles"`,
    `SPARV_COLUMN_KEYS: dev:${Buffer.from("sparv development column key 001").toString("base64")}`,
    "postgres://root@127.0.0.1:5432/sparv_development",
    `const password = "the same word again"`,
    "apiKey: `${environment.key}-and-more-of-it`",
  ])("%s", (text) => {
    expect(findSecrets("src/any.ts", text)).toEqual([]);
  });

  test("a word has less entropy than a key", () => {
    expect(entropyOf("aaaaaaaa")).toBe(0);
    expect(entropyOf(randomBytes(32).toString("base64"))).toBeGreaterThan(4.2);
  });
});

test("a secret is found in the tree, and in the history after it has been deleted", async () => {
  await withPlanted({ "a.ts": planted[2]?.[1] ?? "", ".gitignore": "node_modules\n" }, async (root) => {
    const git = (...options: string[]) =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.se", ...options], { cwd: root });
    git("init", "--quiet");
    expect(scanTree(root).found.map(({ path }) => path)).toEqual(["a.ts"]);
    git("add", ".");
    git("commit", "--quiet", "-m", "first");
    rmSync(join(root, "a.ts"));
    writeFileSync(join(root, "b.ts"), "");
    git("add", "-A");
    git("commit", "--quiet", "-m", `second\n\n${planted[5]?.[1] ?? ""}`);
    expect(scanTree(root).found).toEqual([]);
    const history = await scanHistory(root, 10_000);
    expect(history.found.map(({ rule }) => rule)).toEqual(["Stripe key", "GitHub token"]);
    expect(history.unseen).toBe(0);
    expect((await scanHistory(root, 0)).unseen).toBeGreaterThan(0);
  });
});
