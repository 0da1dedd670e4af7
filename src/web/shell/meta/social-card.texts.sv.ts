/** What the picture of a shared page shows, for those who do not see it. */
export const socialCardAlt = "En sparv på en tråd. Texten lyder: Spara på det tråkiga.";
