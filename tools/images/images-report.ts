import { markdownTable } from "#tools/docs/generated/markdown-table.ts";
import { TARGETS, type Target } from "./build-images.ts";
import type { Probe, ProbedImage } from "./probe-images.ts";

export interface ImagesReport extends Probe {
  readonly bytes: Readonly<Record<Target, number>>;
  readonly buildSeconds: number;
}

/** A program that has not ended by then is killed by most orchestrators. */
const STOP_WITHIN_MS = 30_000;

/** What is wrong with the images, each as a line; none when they may be used. */
export function findFaults({ images, migrations, ordersPlaced, ordersWanted }: Probe): string[] {
  return [
    ...images.flatMap(faultsOf),
    ...(migrations > 0 ? [] : ["migrate has applied nothing"]),
    ...(ordersPlaced === ordersWanted ? [] : [`${ordersPlaced} of ${ordersWanted} orders were placed`]),
  ];
}

const faultsOf = ({ image, user, canWrite, isHealthy, stopMs, exitCode }: ProbedImage): string[] => [
  ...(user === "0" ? [`${image} runs as root`] : []),
  ...(canWrite ? [`${image} can change its own files`] : []),
  ...(isHealthy === false ? [`${image} is not healthy by its own check`] : []),
  ...(stopMs > STOP_WITHIN_MS ? [`${image} took ${stopMs} ms to stop`] : []),
  ...(exitCode === 0 ? [] : [`${image} ended with code ${exitCode}`]),
];

/** For docs/images.md and for a person. */
export function imagesTable({ bytes, images, migrations, searches, ordersPlaced }: ImagesReport): string {
  const rows = TARGETS.map((target) => {
    const probed = images.find(({ image }) => image === target);
    const size = `${Math.round(bytes[target] / 1_000_000)} MB`;
    if (!probed) return [target, size, "", "", `${migrations} migrations applied to an empty database`];
    const health = probed.isHealthy === undefined ? "" : probed.isHealthy ? "healthy" : "not healthy";
    return [target, size, probed.user, health, `ends with ${probed.exitCode} after ${probed.stopMs} ms`];
  });
  const table = markdownTable(["image", "size", "user", "own check", "end"], rows);
  return `${table}\n\nRun together from these images: ${searches} searches, ${ordersPlaced} orders placed.`;
}
