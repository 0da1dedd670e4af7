export const METHOD_ANCHOR = "metod";
