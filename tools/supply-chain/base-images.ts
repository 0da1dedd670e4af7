import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that name a third-party image. */
const IMAGE_FILES = ["ops/Containerfile", "ops/compose.yaml", ".devcontainer/devcontainer.json"] as const;

/**
 * A tag can be moved to other content; a digest cannot. So every image is named with one, given when it is built and
 * with no value of its own: a digest in the file would go stale unseen, a build without one stops.
 */
export function findImageFaults(root: string): string[] {
  return IMAGE_FILES.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return faultsOf(file, text).map((fault) => `${file}: ${fault}`);
  });
}

function faultsOf(file: (typeof IMAGE_FILES)[number], text: string): string[] {
  switch (file) {
    case "ops/Containerfile":
      return containerFaults(text);
    case "ops/compose.yaml":
      return undigested(text.matchAll(/^\s*image: "?([^\s"]+)/gm), /@\$\{\w+:\?/);
    case ".devcontainer/devcontainer.json":
      return undigested(text.matchAll(/"image": *"([^"]+)"/g), /@\$\{localEnv:\w+\}$/);
  }
}

function containerFaults(text: string): string[] {
  const stages = new Set([...text.matchAll(/^FROM .+ AS (\S+)$/gm)].map(([, name]) => name));
  const digests = new Map([...text.matchAll(/^ARG (\w+)(=.*)?$/gm)].map(([, name, value]) => [name, value]));
  return [...text.matchAll(/^FROM (\S+)/gm)].flatMap(([, image = ""]) => {
    if (stages.has(image)) return [];
    const [, digest] = /@\$\{(\w+)\}$/.exec(image) ?? [];
    if (digest === undefined) return [`${image} is named without a digest`];
    if (!digests.has(digest)) return [`${digest} is no argument`];
    return digests.get(digest) === undefined ? [] : [`${digest} has a value of its own`];
  });
}

const undigested = (named: Iterable<RegExpMatchArray>, digest: RegExp): string[] =>
  [...named]
    .map(([, image = ""]) => image)
    .filter((image) => !digest.test(image))
    .map((image) => `${image} is named without a digest`);
