/** A server that a program needs, at the address it is configured with. */
export interface Service {
  readonly name: "PostgreSQL" | "Redis" | "Restate" | "SMTP";
  readonly url: string;
}

export interface ServiceFault {
  readonly service: Service;
  readonly code: string;
  readonly reason: string;
}

/** The one of these services that the error shows to be down; undefined when it shows something else. */
export function findServiceFault(error: unknown, services: readonly Service[]): ServiceFault | undefined {
  const failure = findConnectionFailure(error);
  const service = failure && services.find((each) => isCalledBy(failure, each));
  return failure && service && { service, code: failure.code, reason: failure.reason };
}

/** One sentence for the operator. Host and port are all it names of the address: the rest may hold a password. */
export function describeUnreachable({ service: { name, url }, reason }: ServiceFault): string {
  const hint = name === "SMTP" ? "npm run simulators" : "npm run services";
  return `${name} cannot be reached at ${new URL(url).hostname}:${portOf(url)} (${reason}). Is it started? In development: ${hint}`;
}

export const portOf = (url: string): number => {
  const { port, protocol } = new URL(url);
  return port === "" ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);
};

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  "postgres:": 5432,
  "postgresql:": 5432,
  "redis:": 6379,
  "rediss:": 6379,
  "http:": 80,
  "https:": 443,
  "smtp:": 25,
  "smtps:": 465,
};

interface ConnectionFailure {
  readonly code: string;
  readonly reason: string;
  readonly port: unknown;
  readonly hostname: unknown;
}

/** Looks into causes, and into the attempts at the several addresses of one host. */
function findConnectionFailure(error: unknown): ConnectionFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, port, hostname, errors } = error as Error & Record<"code" | "port" | "hostname" | "errors", unknown>;
  for (const inner of [error.cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]) {
    const failure = findConnectionFailure(inner);
    if (failure) return failure;
  }
  const reason = typeof code === "string" ? REASONS.get(code) : undefined;
  return reason === undefined ? undefined : { code: String(code), reason, port, hostname };
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ECONNREFUSED", "connection refused"],
  ["ENOTFOUND", "host not found"],
  ["EAI_AGAIN", "host not found"],
  ["EHOSTUNREACH", "no route to the host"],
  ["ENETUNREACH", "no route to the host"],
  ["ETIMEDOUT", "no answer"],
  ["57P01", "the server stops"],
  ["57P03", "the server starts"],
]);

/** An error of the name service has no port, and one that PostgreSQL sends itself has no address. */
function isCalledBy({ code, port, hostname }: ConnectionFailure, { name, url }: Service): boolean {
  if (code.startsWith("57P")) return name === "PostgreSQL";
  return port === undefined ? hostname === new URL(url).hostname : port === portOf(url);
}
