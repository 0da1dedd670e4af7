import type { Config } from "#platform/config/config.ts";

/** Set by our pages while their debug mode is on. */
export const DEBUG_HEADER = "x-sparv-debug";

/** On a production host the inside of an answer is never told, whoever asks and however. */
export const showsDebug = ({ environment }: Pick<Config, "environment">): boolean => environment !== "production";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export const asksForDebug = (headers: Headers): boolean => headers[DEBUG_HEADER] === "true";
