import type { FieldError } from "./checked.ts";
import { expertQuestionTexts as texts } from "./expert-question.texts.sv.ts";
import { emailRules } from "./form/kinds/email.ts";
import { cleanWritten } from "./written-text.ts";

/** Spec 1 §5: the form's captcha field holds a number drawn in the browser. It shows nothing by itself; the proof of work does. */
const CAPTCHA_LEAST = 100;
const CAPTCHA_MOST = 799;

/** `random` gives from 0 up to 1, as Math.random does. */
export const drawCaptcha = (random: () => number): number =>
  CAPTCHA_LEAST + Math.floor(random() * (CAPTCHA_MOST - CAPTCHA_LEAST + 1));

export const isCaptcha = (typed: string): boolean =>
  /^\d{3}$/.test(typed) && Number(typed) >= CAPTCHA_LEAST && Number(typed) <= CAPTCHA_MOST;

/** Shorter than this can be answered by nobody. */
export const QUESTION_LEAST_SIGNS = 15;
export const QUESTION_MOST_SIGNS = 2_000;
export const ANSWER_MOST_SIGNS = 5_000;

/** What can be said without asking anybody: the same in the browser, before any work is done, and at the server. */
export function findQuestionProblems(asked: { readonly email: string; readonly question: string }): FieldError[] {
  const signs = cleanWritten(asked.question).length;
  return [
    ...(emailRules.findProblem(asked.email.trim(), {}, "") === undefined
      ? []
      : [{ field: "email", message: texts.email }]),
    ...(signs < QUESTION_LEAST_SIGNS ? [{ field: "question", message: texts.tooShort }] : []),
    ...(signs > QUESTION_MOST_SIGNS ? [{ field: "question", message: texts.tooLong }] : []),
  ];
}
