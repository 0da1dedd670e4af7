import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that name a third-party image. */
const IMAGE_FILES = ["ops/Containerfile", "compose.yaml", ".devcontainer/devcontainer.json"] as const;

/**
 * Images that others make have a tag with a version as their default, so that nothing has to be looked up, and a variable or an argument that names another
 * one. A release gives that by its digest (`tools/release.ts`), because a tag can be moved to other content. No file has a digest of its own: it would
 * become stale without notice.
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
    case "compose.yaml":
      return [...composeFaults(text), ...restateFaults(text)];
    case ".devcontainer/devcontainer.json":
      return [...text.matchAll(/"image": *"([^"]+)"/g)].flatMap(([, image = ""]) => nameFaults(image));
  }
}

function containerFaults(text: string): string[] {
  const stages = new Set([...text.matchAll(/^FROM .+ AS (\S+)$/gm)].map(([, name]) => name));
  const given = new Map([...text.matchAll(/^ARG (\w+)(?:=(.*))?$/gm)].map(([, name, value]) => [name, value]));
  const used = [...text.matchAll(/^FROM (\S+)/gm)].flatMap(([, image = ""]) => (stages.has(image) ? [] : [image]));
  return [...new Set(used)].flatMap((image) => {
    const name = /^\$\{(\w+)\}$/.exec(image)?.[1];
    if (name === undefined) return [`${image} is no argument`];
    const value = given.get(name);
    return value === undefined ? [`${name} has no default`] : nameFaults(value);
  });
}

/** A variable of its own for each, and none that a program reads: it refuses names it does not know. */
const composeFaults = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:image|NODE_IMAGE): *"?([^\s"]+)/gm)].flatMap(([, image = ""]) => {
    const [, name = "", value = ""] = /^\$\{(\w+):-(.+)\}$/.exec(image) ?? [];
    if (name === "") return [`${image} cannot be replaced by a variable`];
    return [...(name.startsWith("SPARV_") ? [`${name} looks like a setting of a program`] : []), ...nameFaults(value)];
  });

function nameFaults(image: string): string[] {
  if (image.includes("@")) return [`${image} has a digest of its own`];
  const tag = /:([\w.-]+)$/.exec(image)?.[1];
  return tag === undefined || tag === "latest" ? [`${image} names no version`] : [];
}

/** The engine of development and tests is the one of the lock file. */
function restateFaults(text: string): string[] {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../node_modules/@restatedev/restate-server/package.json"), "utf8"),
  ) as { readonly version: string };
  return [...text.matchAll(/restatedev\/restate:([^}\s"]+)/g)].flatMap(([, tag]) =>
    tag === version ? [] : [`restatedev/restate is ${tag} here and ${version} in the lock file`],
  );
}
