/** The part of a Babel path that is needed here. */
interface NodePath {
  readonly node: { readonly type: string; readonly value: number };
  readonly parent: { readonly type: string; readonly key?: unknown };
}

interface NodeMutator {
  readonly name: string;
  mutate(path: NodePath): Iterable<object>;
}

/**
 * One more than it was: Stryker changes no numbers, and delays and limits are half of the requirements. The keys of an object stay, and types, which
 * are not there when a program runs.
 */
export const numberMutator: NodeMutator = {
  name: "NumberLiteral",
  *mutate({ node, parent }) {
    if (node.type !== "NumericLiteral" || parent.type === "TSLiteralType" || parent.key === node) return;
    yield { type: "NumericLiteral", value: node.value + 1 };
  },
};

/** The package exports neither its list of changes nor a way to add one; the version is exact, and a test notices when there is none. */
export async function addNumberMutator(): Promise<void> {
  const list = new URL("./mutators/mutate.js", import.meta.resolve("@stryker-mutator/instrumenter"));
  const { allMutators } = (await import(list.href)) as { readonly allMutators: NodeMutator[] };
  if (!allMutators.includes(numberMutator)) allMutators.push(numberMutator);
}

/** Stryker takes all of `{ … } as const` for a type. Blanks instead, so that every place in the file stays where it is. */
export const withoutConstAssertions = (content: string): string =>
  content.replaceAll(/\bas const\b/g, (found) => " ".repeat(found.length));
