type Answers = Readonly<Record<string, string>>;

let read: (() => Answers) | undefined;
const listeners = new Set<() => void>();

/** A form lets the chat see its answers while it is on the page. The answer takes them back. */
export function offerCart(readAnswers: () => Answers): () => void {
  read = readAnswers;
  cartChanged();
  return () => {
    if (read === readAnswers) read = undefined;
  };
}

export function cartChanged(): void {
  for (const listener of listeners) listener();
}

export const cartAnswers = (): Answers => read?.() ?? {};

export function onCartChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
