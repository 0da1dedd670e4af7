import { type Logger as PinoLogger, pino } from "pino";
import { pickKnownFields } from "./pick-known-fields.ts";
import type { LogFields } from "./log-fields.ts";
import { maskText } from "./mask.ts";

/** The message is a fixed text that states what happened; everything that varies is a field of `log-fields.ts`. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** A logger whose every line carries these fields. */
  child(fields: LogFields): Logger;
}

export interface LoggerSettings {
  readonly level: LogLevel;
  readonly fields?: LogFields;
  /** Standard output unless given. Each call is one line with its line break. */
  readonly destination?: { write(line: string): void };
  /** Ties a line to the trace it was written in. */
  readonly traceId?: () => string | undefined;
}

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

export function createLogger(settings: LoggerSettings): Logger {
  const options = {
    level: settings.level,
    base: settings.fields === undefined ? null : pickKnownFields(settings.fields),
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return wrap(pino(options, settings.destination ?? openStandardOutput()), settings.traceId);
}

/** In characters: what waits for a disk that is full. Lines beyond it are dropped. */
const MOST_WAITING = 1_000_000;

/** A full disk must not end the program: lines wait until there is room. */
function openStandardOutput(): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING });
  output.on("error", () => undefined);
  return output;
}

/** Nothing but this wrapper sees pino, so that no line can pass beside the allow list. */
function wrap(inner: PinoLogger, traceId: (() => string | undefined) | undefined): Logger {
  const write = (level: Exclude<LogLevel, "silent">, message: string, fields: LogFields | undefined): void => {
    if (!inner.isLevelEnabled(level)) return;
    const known = fields === undefined ? {} : pickKnownFields(fields);
    const trace = traceId?.();
    if (trace !== undefined) known["traceId"] = trace;
    inner[level](known, maskText(message));
  };
  return {
    debug: (message, fields) => write("debug", message, fields),
    info: (message, fields) => write("info", message, fields),
    warn: (message, fields) => write("warn", message, fields),
    error: (message, fields) => write("error", message, fields),
    child: (fields) => wrap(inner.child(pickKnownFields(fields)), traceId),
  };
}

/** For tests and tools that log nothing. */
export const noopLogger: Logger = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => noopLogger,
};
