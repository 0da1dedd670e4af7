import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "#tests/architecture/plant.ts";
import { findImageFaults } from "./base-images.ts";

test("every image of this project is named by its digest", () => {
  expect(findImageFaults(PROJECT_ROOT)).toEqual([]);
});

test("a tag alone, a digest with its own value and an undefined digest are found", async () => {
  const faults = await withPlanted(
    {
      "ops/Containerfile": [
        "ARG NODE_IMAGE=node:24",
        "ARG OWN=sha256:0",
        "ARG GIVEN",
        "FROM ${NODE_IMAGE} AS a",
        "FROM node@${OWN} AS b",
        "FROM node@${UNKNOWN} AS c",
        "FROM node@${GIVEN} AS d",
        "FROM d AS e",
      ].join("\n"),
      "ops/compose.yaml": 'services:\n  a:\n    image: redis:7\n  b:\n    image: "redis:7@${REDIS_DIGEST:?give it}"\n',
      ".devcontainer/devcontainer.json": '{ "image": "node:24" }\n',
    },
    findImageFaults,
  );
  expect(faults).toEqual([
    "ops/Containerfile: ${NODE_IMAGE} is named without a digest",
    "ops/Containerfile: OWN has a value of its own",
    "ops/Containerfile: UNKNOWN is no argument",
    "ops/compose.yaml: redis:7 is named without a digest",
    ".devcontainer/devcontainer.json: node:24 is named without a digest",
  ]);
});
