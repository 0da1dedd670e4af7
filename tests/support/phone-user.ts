import type { Locator, Page } from "playwright-core";

/** A visitor's thumb, and how much work it had. */
export interface PhoneUser {
  readonly taps: number;
  readonly typedFields: number;
  tap(target: Locator): Promise<void>;
  /** A field that the keyboard's own key for the next one leads to is not tapped. */
  type(field: Locator, text: string): Promise<void>;
  /** Two taps: one opens the phone's list, one chooses. */
  choose(list: Locator, option: string): Promise<void>;
}

export function createPhoneUser(page: Page): PhoneUser {
  const count = { taps: 0, typedFields: 0 };
  let isTyping = false;
  const tap = async (target: Locator): Promise<void> => {
    isTyping = false;
    count.taps += 1;
    await target.tap();
  };
  const hasFocus = (field: Locator): Promise<boolean> =>
    field.evaluate((element) => element === element.ownerDocument.activeElement);
  return {
    get taps() {
      return count.taps;
    },
    get typedFields() {
      return count.typedFields;
    },
    tap,
    async type(field, text) {
      if (isTyping) await page.keyboard.press("Tab");
      if (!(await hasFocus(field))) await tap(field);
      await page.keyboard.type(text);
      isTyping = true;
      count.typedFields += 1;
    },
    async choose(list, option) {
      isTyping = false;
      count.taps += 2;
      // The list is the phone's own, which no test can press: opened, it would swallow the next tap.
      await list.selectOption(option);
    },
  };
}
