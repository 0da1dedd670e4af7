import type { Manifest } from "./manifest.ts";

/** A class of kubernetes-models: it has the compiled schema of the type that Kubernetes publishes. */
type Model = new (data: object) => { validate(): void };

/** Faults against the types that Kubernetes publishes: wrong types, missing fields, and keys that no field has. */
export async function findTypeFaults(manifest: Manifest): Promise<string[]> {
  const Type = await findModel(manifest);
  if (!Type) return [`${manifest.apiVersion} has no ${manifest.kind}`];
  const read = new Set<string>();
  const model = new Type(manifest);
  const fault = faultOf(() => Type.prototype.validate.call(recordReads(model, "", read)));
  const unread = listPaths(model, "").filter((path) => !read.has(path));
  return [...fault, ...outermost(unread).map((path) => `has no field ${path}`)];
}

async function findModel({ apiVersion, kind }: Manifest): Promise<Model | undefined> {
  try {
    // Composed before, so that no bundler looks for it.
    const name = ["kubernetes-models", apiVersion].join("/");
    const types = (await import(name)) as Readonly<Record<string, Model>>;
    return types[kind];
  } catch {
    return undefined;
  }
}

/**
 * The compiled schemas let unknown keys pass, but they read every key that they know: a key that was never read is one that no field has. The schemas report
 * all faults and not the first, so a fault elsewhere leaves nothing unread.
 */
function recordReads<Value extends object>(value: Value, path: string, read: Set<string>): Value {
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || !Object.hasOwn(target, key)) return inner;
      const place = `${path}/${key}`;
      read.add(place);
      return typeof inner === "object" && inner !== null ? recordReads(inner, place, read) : inner;
    },
  });
}

const listPaths = (value: unknown, path: string): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [`${path}/${key}`, ...listPaths(inner, `${path}/${key}`)]);

/** What is within an unread key is not named as well. */
const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));

function faultOf(validate: () => void): string[] {
  try {
    validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
