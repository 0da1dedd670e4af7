/**
 * The header in which a page proves that a form of ours is open: without it the server answers nothing about a person. The same name as in
 * `src/http/middleware/form-token.ts`, which no browser can load.
 */
export const FORM_HEADER = "x-sparv-form";
