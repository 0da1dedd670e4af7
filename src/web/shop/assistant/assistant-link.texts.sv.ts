import { defineTexts } from "#domain/text/text-set.ts";

/** Loaded with the page; the texts of the modal are loaded with the modal. OP-24. */
export const assistantLinkTexts = defineTexts("assistant-link", { ask: "Fråga AI" });
