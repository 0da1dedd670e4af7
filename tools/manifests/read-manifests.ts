import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import type { Manifest } from "./manifest.ts";

const VERSION_LABEL = "app.kubernetes.io/version";

/** What our folders use of Kustomize, so that a misspelt key is found where Kustomize is not installed. */
const kustomization = z.strictObject({
  apiVersion: z.literal("kustomize.config.k8s.io/v1beta1"),
  kind: z.literal("Kustomization"),
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  nameSuffix: z.string().optional(),
  labels: z
    .array(z.strictObject({ pairs: z.record(z.string(), z.string()), includeSelectors: z.boolean() }))
    .default([]),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        behavior: z.literal("merge").optional(),
        envs: z.array(z.string()),
        options: z.strictObject({ labels: z.record(z.string(), z.string()) }).optional(),
      }),
    )
    .default([]),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string(), digest: z.string().regex(/^sha256:[0-9a-f]{64}$/) }))
    .default([]),
});

type Kustomization = z.infer<typeof kustomization>;

/**
 * Every document of a folder and of those that it names, with the settings merged. Suffixes, labels and images stay as they are written: what they become
 * is for Kustomize itself.
 */
export function readManifests(folder: string): Manifest[] {
  const settings = new Map<string, Record<string, string>>();
  const manifests = readFolder(folder, settings);
  const maps = [...settings].map(([name, data]): Manifest => ({
    apiVersion: "v1",
    kind: "ConfigMap",
    metadata: { name },
    data,
  }));
  return [...manifests, ...maps];
}

function readFolder(folder: string, settings: Map<string, Record<string, string>>): Manifest[] {
  const file = readKustomization(folder);
  const manifests = file.resources.flatMap((resource) => {
    const path = join(folder, resource);
    return existsSync(path) && statSync(path).isDirectory() ? readFolder(path, settings) : readDocuments(path);
  });
  for (const { name, envs } of file.configMapGenerator)
    settings.set(name, {
      ...settings.get(name),
      ...Object.assign({}, ...envs.map((env) => parseEnv(readFileSync(join(folder, env), "utf8")))),
    });
  return manifests;
}

function readKustomization(folder: string): Kustomization {
  const path = join(folder, "kustomization.yaml");
  const read = kustomization.safeParse(parse(readFileSync(path, "utf8")));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  const { nameSuffix, labels } = read.data;
  const release = labels.map(({ pairs }) => pairs[VERSION_LABEL]).find((version) => version !== undefined);
  // A worker composes its address of the label, and the suffix is what its service is named by.
  if ((nameSuffix ?? "") !== (release === undefined ? "" : `-${release}`))
    throw new Error(`${path}: the suffix ${nameSuffix} is not that of the release ${release}`);
  return read.data;
}

const readDocuments = (path: string): Manifest[] => parseManifests(readFileSync(path, "utf8"), path);

export function parseManifests(text: string, origin: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${origin}: ${error.message}`);
    return document.toJS() as Manifest;
  });
}

const KUBECTL = "/usr/bin/kubectl";

/** What Kustomize makes of a folder; undefined where it is not installed. It reads files only: without a configuration there is no server to ask. */
export function buildManifests(folder: string): Manifest[] | undefined {
  if (!existsSync(KUBECTL)) return undefined;
  const { status, stdout, stderr } = spawnSync(KUBECTL, ["kustomize", folder], {
    encoding: "utf8",
    // It stores what it learns of a server in the home folder; without one, in the tree.
    env: { KUBECONFIG: "/dev/null", HOME: tmpdir() },
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`kubectl kustomize ${folder}: ${stderr.trim()}`);
  return parseManifests(stdout, folder);
}
