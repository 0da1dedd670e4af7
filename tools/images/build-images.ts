import { podman } from "./podman.ts";

export const TARGETS = ["migrate", "worker", "simulators", "web"] as const;
export type Target = (typeof TARGETS)[number];

export const imageOf = (target: Target): string => `localhost/sparv-${target}`;

/** Builds every image from the repository's own files on this image of Node, and gives the size of each in bytes. */
export function buildImages(nodeImage: string): Record<Target, number> {
  const sizeOf = (target: Target): number => {
    podman(
      "build",
      // The other format has no health checks.
      "--format",
      "docker",
      "--pull=never",
      "--network",
      "host",
      "--file",
      "ops/Containerfile",
      "--ignorefile",
      "ops/Containerfile.dockerignore",
      "--build-arg",
      `NODE_IMAGE=${nodeImage}`,
      "--target",
      target,
      "--tag",
      imageOf(target),
      ".",
    );
    return Number(podman("image", "inspect", "--format", "{{.Size}}", imageOf(target)));
  };
  return Object.fromEntries(TARGETS.map((target) => [target, sizeOf(target)])) as Record<Target, number>;
}
