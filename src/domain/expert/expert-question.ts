import type { FieldError } from "#domain/validation/checked.ts";
import { expertQuestionTexts as texts } from "./expert-question.texts.sv.ts";
import { emailRules } from "#domain/form/kinds/email.ts";
import { cleanWritten } from "#domain/text/written-text.ts";

export const QUESTION_STATES = ["unconfirmed", "open", "answered"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** Spec 1 §5: the form's captcha field holds a random number from the browser. It proves nothing by itself; the proof of work does. */
const CAPTCHA_MIN = 100;
const CAPTCHA_MAX = 799;

/** `random` gives from 0 up to 1, as Math.random does. */
export const pickCaptcha = (random: () => number): number =>
  CAPTCHA_MIN + Math.floor(random() * (CAPTCHA_MAX - CAPTCHA_MIN + 1));

export const isCaptcha = (typed: string): boolean =>
  /^\d{3}$/.test(typed) && Number(typed) >= CAPTCHA_MIN && Number(typed) <= CAPTCHA_MAX;

/** Shorter than this cannot be answered. */
const QUESTION_MIN_CHARACTERS = 15;
export const QUESTION_MAX_CHARACTERS = 2_000;
export const ANSWER_MAX_CHARACTERS = 5_000;

/** What can be checked locally: the same in the browser, before any work is done, and at the server. */
export function findQuestionProblems(asked: { readonly email: string; readonly question: string }): FieldError[] {
  const signs = cleanWritten(asked.question).length;
  return [
    ...(emailRules.findProblem(asked.email.trim(), {}, "") === undefined
      ? []
      : [{ field: "email", message: texts.email }]),
    ...(signs < QUESTION_MIN_CHARACTERS ? [{ field: "question", message: texts.tooShort }] : []),
    ...(signs > QUESTION_MAX_CHARACTERS ? [{ field: "question", message: texts.tooLong }] : []),
  ];
}
