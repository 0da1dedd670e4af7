import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "#tests/architecture/plant.ts";
import { findImageFaults } from "./base-images.ts";

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
