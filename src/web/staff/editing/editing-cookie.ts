/** Set by the editors' switch; says nothing about who may edit. */
export const EDITING_COOKIE = "__Host-sparv-redigera";
