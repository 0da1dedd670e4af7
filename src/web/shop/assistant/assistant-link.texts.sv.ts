import { defineTexts } from "#domain/text/text-set.ts";

/** On the page from the start; what the modal says comes with the modal. OP-24. */
export const assistantLinkTexts = defineTexts("assistant-link", { ask: "Fråga AI" });
