import type { Config } from "#platform/config/config.ts";

/** Set by our pages while their debug mode is on. */
const DEBUG_HEADER = "x-sparv-debug";

/** A production host never shows the internals of an answer, to any client. */
export const showsDebug = ({ environment }: Pick<Config, "environment">): boolean => environment !== "production";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export const asksForDebug = (headers: Headers): boolean => headers[DEBUG_HEADER] === "true";
