/** The power of attorney. It is evidence: editors do not change it, and any change of it is another version. */
export const mandateTexts = {
  mandate:
    "När du trycker på knappen ger du Sparv fullmakt att säga upp din {product} för {thing} hos ditt nuvarande försäkringsbolag, till den dag då den annars skulle förnyas. Fullmakten gäller bara den uppsägningen.",
} as const;
