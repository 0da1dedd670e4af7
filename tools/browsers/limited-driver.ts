import { setTimeout } from "node:timers/promises";
import type { Driver } from "./driver.ts";

/** The driver of the browser has not answered a command: what the page does is not known. */
export class BrowserHangs extends Error {}

/** Longer than any step waits for its page. */
export const ANSWER_LIMIT_MS = 60_000;

/** The same driver; a step that the browser never answers ends, and its error differs from that of a page that is not as expected. */
export function limitDriver(driver: Driver, limitMs: number): Driver {
  const limit =
    <Args extends readonly unknown[], Result>(name: string, step: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      answerWithin(limitMs, name, step(...args));
  return {
    open: limit("open", (path) => driver.open(path)),
    press: limit("press", (target) => driver.press(target)),
    type: limit("type", (target, text) => driver.type(target, text)),
    tick: limit("tick", (target) => driver.tick(target)),
    choose: limit("choose", (target, option) => driver.choose(target, option)),
    waitFor: limit("waitFor", (target, withinMs) => driver.waitFor(target, withinMs)),
    waitForUrl: limit("waitForUrl", (pattern, withinMs) => driver.waitForUrl(pattern, withinMs)),
    texts: limit("texts", (target) => driver.texts(target)),
    attribute: limit("attribute", (target, name) => driver.attribute(target, name)),
    isEditable: limit("isEditable", (target) => driver.isEditable(target)),
    savePicture: limit("savePicture", (file) => driver.savePicture(file)),
    close: limit("close", () => driver.close()),
    errors: () => driver.errors(),
  };
}

export async function answerWithin<Result>(limitMs: number, name: string, answer: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const late = setTimeout(limitMs, undefined, { signal: ended.signal }).then(() => {
    throw new BrowserHangs(`the browser has not answered ${name} within ${limitMs / 1_000} s`);
  });
  // Of whichever comes second no one waits for the end.
  late.catch(() => undefined);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    ended.abort();
  }
}
