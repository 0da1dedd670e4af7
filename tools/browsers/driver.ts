/** Something on the page as a visitor or a screen reader finds it: by its role and name, or a field by its label. */
export type Target = (
  | { readonly role: Role; readonly name?: string | RegExp; readonly level?: number }
  | { readonly label: string | RegExp }
) & {
  /** Only inside the first of these. */
  readonly within?: Target;
};

export type Role =
  | "article"
  | "button"
  | "checkbox"
  | "dialog"
  | "heading"
  | "img"
  | "link"
  | "main"
  | "radio"
  | "region";

/**
 * One browser with one page, and nothing remembered from the visitor before. Every step waits until what it is about is there. A name is
 * the whole name, a pattern any part of it; the label of a field begins with what is given.
 */
export interface Driver {
  /** A page of the product, hydrated. */
  open(path: string): Promise<void>;
  press(target: Target): Promise<void>;
  /** Replaces what is in the field, key by key. */
  type(target: Target, text: string): Promise<void>;
  tick(target: Target): Promise<void>;
  choose(target: Target, option: string): Promise<void>;
  waitFor(target: Target, withinMs?: number): Promise<void>;
  /** Also until the page that it leads to is hydrated. */
  waitForUrl(pattern: RegExp, withinMs?: number): Promise<URL>;
  /** What is there now, in the order of the page, with each gap as one space. */
  texts(target: Target): Promise<readonly string[]>;
  attribute(target: Target, name: string): Promise<string | undefined>;
  isEditable(target: Target): Promise<boolean>;
  savePicture(file: string): Promise<void>;
  close(): Promise<void>;
  /** Errors of scripts, of policies and in the console; whole when the browser is closed. */
  errors(): readonly string[];
}

export type BrowserName = "chromium" | "firefox" | "webkit";

/** A browser that is installed and runs; each visitor is a stranger to it. */
export interface RunningBrowser {
  readonly name: BrowserName;
  readonly version: string;
  newVisitor(origin: string): Promise<Driver>;
  stop(): Promise<void>;
}

/** The narrowest window that all three can have: the layout of a phone. */
export const WINDOW = { width: 480, height: 900 };

/** A page answers at once, on a busy machine within seconds; a search or an order has a limit of its own. */
export const STEP_LIMIT_MS = 30_000;

export const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** For the message of a step that failed. */
export function describeTarget(target: Target): string {
  const own = "label" in target ? `field ${target.label}` : `${target.role} ${target.name ?? ""}`;
  return target.within ? `${own.trim()} in ${describeTarget(target.within)}` : own.trim();
}
