/** Terms for things are lower case in the middle of a sentence, and capitalised at its start. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase("sv") + text.slice(1);
