/** Banks that no other vertical has. */
export const mortgageBankTexts = { takasen: "Takåsen" } as const;
