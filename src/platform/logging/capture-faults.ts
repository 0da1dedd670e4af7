import type { Logger } from "./logger.ts";

type Console = Pick<typeof globalThis.console, "error" | "warn" | "log" | "info" | "debug">;

/**
 * Two ways around the allow list remain: a library that writes to the console, and an uncaught error, which Node prints with
 * all its fields. Both go through the logger instead. After an uncaught error the process ends, as it would have.
 */
export function captureFaults(
  logger: Logger,
  { console, process }: { readonly console: Console; readonly process: Pick<NodeJS.Process, "on" | "exit"> },
): void {
  for (const level of ["error", "warn", "log", "info", "debug"] as const) {
    console[level] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      // What follows the first text may be anything: a request, an answer, a row.
      const detail = typeof values[0] === "string" ? values[0] : undefined;
      logger.warn("written to the console", {
        kind: level,
        ...(error ? { error } : {}),
        ...(detail ? { detail } : {}),
      });
    };
  }
  const end = (kind: string) => (error: unknown) => {
    logger.error("uncaught fault", { kind, error });
    process.exit(1);
  };
  process.on("uncaughtException", end("exception"));
  process.on("unhandledRejection", end("rejection"));
}
