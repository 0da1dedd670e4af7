import { expect, test } from "vitest";
import { findFaults, imagesTable } from "./images-report.ts";

const web = { image: "web", user: "1000", canWrite: false, isHealthy: true, stopMs: 900, exitCode: 0 } as const;
const good = { images: [web], migrations: 54, searches: 4, ordersPlaced: 2, ordersWanted: 2 };

test("images that run as they should have no fault", () => {
  expect(findFaults(good)).toEqual([]);
});

test("each thing that an operator would find later is a fault", () => {
  const bad = { ...web, user: "0", canWrite: true, isHealthy: false, stopMs: 40_000, exitCode: 137 };
  expect(findFaults({ ...good, images: [bad], migrations: 0, ordersPlaced: 1 })).toEqual([
    "web runs as root",
    "web can change its own files",
    "web is not healthy by its own check",
    "web took 40000 ms to stop",
    "web ended with code 137",
    "migrate has applied nothing",
    "1 of 2 orders were placed",
  ]);
});

test("the table has a row for each image, with its size", () => {
  const bytes = { migrate: 200_400_000, worker: 200_400_000, simulators: 400_000_000, web: 210_000_000 };
  const table = imagesTable({ ...good, bytes, buildSeconds: 200 });
  const rows = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.map((cells) => cells.slice(1, 3))).toContainEqual(["migrate", "200 MB"]);
  expect(rows.map((cells) => cells.slice(1, 6))).toContainEqual([
    "web",
    "210 MB",
    "1000",
    "healthy",
    "ends with 0 after 900 ms",
  ]);
});
