import { PROJECT_ROOT, withPlanted } from "#tests/architecture/plant.ts";
import { findImageFaults } from "./base-images.ts";
import { findLicenceFaults, findUnlisted, isAllowed } from "./packages.ts";
import { findSecrets, findSecretsInHistory, findSecretsInTree } from "./secrets.ts";
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** Assembled here, so that this file contains none. */
const hex = (bytes: number): string => randomBytes(bytes).toString("hex");
const NPM_TOKEN = ["npm", hex(18)].join("_");
const STRIPE_KEY = ["sk", "live", hex(12)].join("_");
const planted: readonly (readonly [string, string])[] = [
  [
    "private key",
    [["-----BEGIN PRIVATE", "KEY-----"].join(" "), randomBytes(48).toString("base64"), "-----END"].join("\n"),
  ],
  ["AWS access key", `key: ${["AKIA", "Z7QXN2MPLR4TVB6K"].join("")}`],
  ["GitHub token", ["ghp", hex(18)].join("_")],
  ["npm token", NPM_TOKEN],
  ["Slack token", ["xoxb", "123456789012", "1234567890123", hex(12)].join("-")],
  ["Stripe key", STRIPE_KEY],
  ["password of a database", `postgres://sparv:${hex(6)}@db.internal/sparv`],
  ["password in an address", `smtps://sparv:${hex(6)}@mail.internal`],
  ["key of 32 bytes in base64", `SPARV_COOKIE_KEY=${randomBytes(32).toString("base64")}`],
  ["assigned secret", `smtpPassword: "${["f8Kq2", "Zt7Wn", "Rb4Lx9"].join("-")}"`],
];

describe("a planted secret", () => {
  test.each(planted)("%s is found by its line, and not repeated", async (_, text) => {
    const found = await findSecrets("src/planted.ts", `\n\n${text}\n`);
    expect(found.join()).toContain("src/planted.ts:3 ");
    expect(found.join()).not.toContain(text);
  });

  test("file of keys is found by its name", async () => {
    for (const path of ["ops/engine.pem", ".env", "ops/.env.production"])
      expect(await findSecrets(path, "")).toEqual([`${path} is a file of keys`]);
    expect(await findSecrets(".env.example", "")).toEqual([]);
  });

  test("is found in the tree, and in the history after it has been deleted", async () => {
    await withPlanted({ "a.ts": NPM_TOKEN, ".gitignore": "node_modules\n" }, async (root) => {
      const git = (...options: string[]) =>
        execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.se", ...options], { cwd: root });
      git("init", "--quiet");
      expect(await findSecretsInTree(root)).toEqual([expect.stringContaining("a.ts:1 ")]);
      git("add", ".");
      git("commit", "--quiet", "-m", "first");
      rmSync(join(root, "a.ts"));
      writeFileSync(join(root, "b.ts"), "");
      git("add", "-A");
      git("commit", "--quiet", "-m", `second\n\n${STRIPE_KEY}`);
      expect(await findSecretsInTree(root)).toEqual([]);
      expect(await findSecretsInHistory(root)).toEqual([
        expect.stringContaining("(commit messages):"),
        expect.stringContaining("a.ts:1 "),
      ]);
    });
  });
});

test.each([
  `SPARV_VEHICLE_REGISTRY_KEY: "sparv-sandbox-vehicles"`,
  `SPARV_COLUMN_KEYS: dev:${Buffer.from("sparv development column key 001").toString("base64")}`,
  "postgres://root@127.0.0.1:5432/sparv_development",
  `const password = "the same word again"`,
  "apiKey: `${environment.key}-and-more-of-it`",
])("%s is no secret", async (text) => {
  expect(await findSecrets("src/any.ts", text)).toEqual([]);
});

const lockOf = (packages: object): Record<string, string> => ({ "package-lock.json": JSON.stringify({ packages }) });

test("a package with a copyleft licence is found, whichever way it is written", async () => {
  const faults = await withPlanted(
    {
      ...lockOf({
        "": {},
        "node_modules/planted-a": { version: "1.0.0", license: "GPL-3.0-only" },
        "node_modules/planted-b": { version: "1.0.0", license: "MIT AND LGPL-2.1" },
        "node_modules/planted-c": { version: "1.0.0" },
        "node_modules/planted-d": { version: "1.0.0", license: "MPL-2.0" },
        "node_modules/planted-e": { version: "1.0.0", license: "GPL-2.0", dev: true },
        "node_modules/planted-f": { version: "1.0.0", license: "MPL-2.0", dev: true },
        "vendor/planted-g": { version: "1.0.0", license: "MIT" },
      }),
      "vendor/planted-g/package.json": '{"license":"AGPL-3.0"}',
    },
    findLicenceFaults,
  );
  expect(faults).toEqual([
    "planted-a 1.0.0 has the licence GPL-3.0-only, which is not allowed for what is shipped",
    "planted-b 1.0.0 has the licence MIT AND LGPL-2.1, which is not allowed for what is shipped",
    "planted-c 1.0.0 has the licence none, which is not allowed for what is shipped",
    "planted-d 1.0.0 has the licence MPL-2.0, which is not allowed for what is shipped",
    "planted-e 1.0.0 has the licence GPL-2.0, which is not allowed for development",
    "vendor/planted-g 1.0.0 has the licence AGPL-3.0, which is not allowed for what is shipped",
  ]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["MIT OR (GPL-3.0 AND MIT)", false],
  ["SEE LICENSE IN LICENSE.md", false],
])("the licence %s is allowed: %s", (expression, expected) => {
  expect(isAllowed(expression, ["MIT"])).toBe(expected);
});

test("a package that an SBOM leaves out, or has in another version, is found", async () => {
  const lock = lockOf({
    "node_modules/@a/b": { version: "1.0.0" },
    "node_modules/c-of-last-year": { name: "c", version: "1.0.0" },
    "node_modules/d": { version: "1.0.0" },
  });
  const purls = ["pkg:npm/%40a/b@1.0.0", "pkg:npm/c@1.0.0", "pkg:npm/d@2.0.0"];
  const sbom = JSON.stringify({ components: purls.map((purl) => ({ purl })) });
  expect(await withPlanted(lock, (root) => findUnlisted(root, sbom))).toEqual([
    "the SBOM does not list pkg:npm/d@1.0.0",
  ]);
});

test("every image of others has a version as its default and can be replaced", () => {
  expect(findImageFaults(PROJECT_ROOT)).toEqual([]);
});

test("an image that is fixed, has no version, has a digest or is another engine than that of the lock file is found", async () => {
  const digest = `sha256:${"0".repeat(64)}`;
  const faults = await withPlanted(
    {
      "ops/Containerfile": [
        `ARG NODE_IMAGE=node:24@${digest}`,
        "ARG GIVEN",
        "ARG GOOD=docker.io/library/node:24-bookworm-slim",
        "FROM ${NODE_IMAGE} AS a",
        "FROM ${GIVEN} AS b",
        "FROM node:24 AS c",
        "FROM ${GOOD} AS d",
        "FROM d AS e",
      ].join("\n"),
      "compose.yaml": [
        "services:",
        "  a: { }",
        "    image: redis:7",
        '    image: "${REDIS_IMAGE:-redis}"',
        "    image: ${REDIS_IMAGE:-redis:latest}",
        "    image: ${SPARV_REDIS_IMAGE:-redis:7}",
        "    image: ${REDIS_IMAGE:?give it}",
        "    image: ${RESTATE_IMAGE:-docker.io/restatedev/restate:1.0.0}",
        "    image: ${REDIS_IMAGE:-docker.io/library/redis:7}",
        "      NODE_IMAGE: ${NODE_IMAGE:-node}",
      ].join("\n"),
      ".devcontainer/devcontainer.json": '{ "image": "node@${localEnv:NODE_DIGEST}" }\n',
    },
    findImageFaults,
  );
  expect(faults).toEqual([
    `ops/Containerfile: node:24@${digest} has a digest of its own`,
    "ops/Containerfile: GIVEN has no default",
    "ops/Containerfile: node:24 is no argument",
    "compose.yaml: redis:7 cannot be replaced by a variable",
    "compose.yaml: redis names no version",
    "compose.yaml: redis:latest names no version",
    "compose.yaml: SPARV_REDIS_IMAGE looks like a setting of a program",
    "compose.yaml: ${REDIS_IMAGE:?give cannot be replaced by a variable",
    "compose.yaml: node names no version",
    `compose.yaml: restatedev/restate is 1.0.0 here and ${await engineVersion()} in the lock file`,
    ".devcontainer/devcontainer.json: node@${localEnv:NODE_DIGEST} has a digest of its own",
  ]);
});

async function engineVersion(): Promise<string> {
  const lock = (await import("../../package-lock.json", { with: { type: "json" } })).default as unknown as {
    packages: Record<string, { version?: string }>;
  };
  return lock.packages["node_modules/@restatedev/restate-server"]?.version ?? "";
}
