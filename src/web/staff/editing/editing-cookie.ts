/** Set by the editors' switch; grants no permission to edit. */
export const EDITING_COOKIE = "__Host-sparv-redigera";
