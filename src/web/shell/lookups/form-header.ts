/**
 * Where a page proves that a form of ours is open: without it nothing is told about a person. As the server names it in
 * `src/http/middleware/form-token.ts`, which no browser can load.
 */
export const FORM_HEADER = "x-sparv-form";
