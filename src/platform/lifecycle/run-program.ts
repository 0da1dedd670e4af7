import { ConfigError } from "#platform/config/config.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { describeUnreachable, findServiceFault, type Service } from "./service-fault.ts";

export interface Program {
  start(): Promise<void>;
  /** Those it cannot do without. Asked only after a fault, so it may read the configuration. */
  services?(): readonly Service[];
  /** The component of its log: its last line is a line of the log. Without one it is text on standard error. */
  readonly component?: string;
}

/** Ends a program with one readable line when the fault is one that its operator can mend; every other fault is thrown on. */
export async function runProgram({ start, services, component }: Program): Promise<void> {
  try {
    await start();
  } catch (error) {
    const fault = error instanceof ConfigError ? undefined : findServiceFault(error, services?.() ?? []);
    const line = fault ? describeUnreachable(fault) : describeSetup(error);
    if (line === undefined) throw error;
    if (fault && component !== undefined)
      createLogger({ level: "error", fields: { component } }).error(line, {
        service: fault.service.name,
        code: fault.code,
      });
    else process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}

function describeSetup(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === "EADDRINUSE" ? `Port ${String(port)} is already in use by another program.` : undefined;
}
