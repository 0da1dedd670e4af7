import { demoTexts } from "#domain/text/demo.texts.sv.ts";

/** Marks every line about something that a demonstration created. */
export const withDemoMark = (text: string, { isDemo }: { readonly isDemo?: true }): string =>
  isDemo ? [text, demoTexts.mark].filter(Boolean).join(" · ") : text;
