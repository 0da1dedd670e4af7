import { demoTexts } from "#domain/text/demo.texts.sv.ts";

/** What a demonstration has made says so in every line that tells of it. */
export const withDemoMark = (words: string, { isDemo }: { readonly isDemo?: true }): string =>
  isDemo ? [words, demoTexts.mark].filter(Boolean).join(" · ") : words;
