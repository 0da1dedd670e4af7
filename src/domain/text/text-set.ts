/** Sentences by key, as deep as the code that reads them likes. What is no string, such as a function, is not for editors. */
export interface TextTree {
  readonly [key: string]: unknown;
}

/** Identifies a text: its place in the files, and its service. */
export interface TextKey {
  readonly aliasId: string;
  readonly serviceId: string;
}

export interface TextDefault extends TextKey {
  readonly text: string;
}

export interface TextSetIdentity {
  readonly id: string;
  readonly serviceId: string;
}

/** The service id of what all services share; the others are the category ids of spec 1 §3. */
export const SHARED_SERVICE = "0";

const identities = new WeakMap<object, TextSetIdentity>();

/**
 * Makes sentences changeable by editors. The object comes back as it is and stays the default; `frame` with the key
 * `fault.lead` is the alias `frame.fault.lead`.
 */
export function defineTexts<const Texts extends TextTree>(id: string, texts: Texts, serviceId = SHARED_SERVICE): Texts {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new Error(`${id} cannot name a set of texts`);
  identities.set(texts, { id, serviceId });
  return texts;
}

export function identify(set: object): TextSetIdentity {
  const identity = identities.get(set);
  if (!identity) throw new Error("Texts that were not made with defineTexts have no aliases");
  return identity;
}

/** One text for a key, as it is in a URL, in the browser's copy and in the database's messages. */
export const keyText = ({ aliasId, serviceId }: TextKey): string => `${serviceId}:${aliasId}`;

export function readKeyText(text: string): TextKey | undefined {
  const [, serviceId, aliasId] = /^(\d{1,4}):([\w.-]{1,200})$/.exec(text) ?? [];
  return serviceId === undefined || aliasId === undefined ? undefined : { aliasId, serviceId };
}

/** Every sentence of a set, in the order of the file. */
export function listTexts(set: TextTree): TextDefault[] {
  const { id, serviceId } = identify(set);
  return walk(id, set).map(({ aliasId, text }) => ({ aliasId, serviceId, text }));
}

function walk(path: string, node: unknown): { aliasId: string; text: string }[] {
  if (typeof node === "string") return [{ aliasId: path, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => walk(`${path}.${key}`, child));
}
