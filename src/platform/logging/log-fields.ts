/**
 * Everything a log line may carry. A field that is not here, or whose value is not of its kind, never reaches the log: there is no list of
 * secret names that must be extended. `npm run tool -- log-fields` writes docs/logs.md from it.
 */
export const LOG_FIELDS = {
  component: field("name", "which program wrote the line", "web"),
  role: field("name", "which half of the web program runs here (`SPARV_ROLE`)", "all"),
  service: field("name", "a service of ours that is not reached", "PostgreSQL"),

  traceId: field(
    "trace",
    "the trace of the request that led to the line; its beginning is the reference on an error page",
    "4bf92f3577b34da6a3ce929d0e0e4736",
  ),
  auditHead: field("trace", "the first half of the newest hash of an audit chain", "9b74c9897bac770ffc029102a200c5de"),
  searchId: caseField("id", "a search", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),
  orderId: caseField("id", "an order", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),
  mailId: caseField("id", "a mail that is to be sent", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),
  fetchId: caseField("id", "a fetch of a current insurance", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),
  loginId: caseField("id", "an attempt to log in", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),
  signingId: caseField("id", "an attempt to sign an order", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),
  workflowId: caseField("id", "the key of a workflow, mostly the id of what it is about", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),

  method: field("name", "the method of a request", "GET"),
  route: field("path", "the pattern of the address, never the address", "/redaktion/arenden/"),
  status: field("count", "a status of HTTP", 500),
  port: field("count", "where a program listens", 9080),

  durationMs: field("count", "how long something took", 12.5),
  waitMs: field("count", "how long until the next attempt", 250),
  count: field("count", "how many", 3),

  target: field("name", "an outside system", "bankid"),
  outcome: field("name", "how it ended", "completed"),
  reason: field("name", "why it ended so", "timeout"),
  state: field("name", "the new state of what the line is about", "open"),
  code: field("name", "an error code of a service or of an outside system", "ECONNREFUSED"),
  kind: field("name", "which of several things the message means", "collect"),
  rule: field("name", "a rule of the retention job, or a guard that refused", "mails.mail"),
  securityEvent: field("name", "one of the events of `src/domain/security/security-event.ts`", "foreign-origin"),
  visitor: caseField("id", "a keyed hash of the visitor's cookie", "Ab3_-Ab3_-Ab3_-Ab3_-Ab"),
  network: caseField("name", "the block of addresses of a request: /24 of IPv4, /48 of IPv6", "192.0.2.0/24"),
  blocked: field("name", "the origin of what a content policy stopped", "https://example.com"),
  unwritten: field("count", "lines that were dropped during a flood", 1200),
  stage: field("name", "a stage of shutting down", "requests"),
  step: field("name", "a step of a workflow", "settle"),
  workflow: field("name", "a workflow", "order"),
  job: field("name", "a sweep of the worker", "sweepMails"),
  migration: field("name", "a migration that was applied", "2026-11-19-first-release.sql"),
  table: field("name", "an audit chain", "order_events/3"),
  alias: field("name", "the alias of an editable text", "frame.fault.lead"),
  checks: field("names", "the readiness checks that fail", ["database"]),

  detail: caseField("text", "a text of a library or of the database, masked", "connection terminated"),
  error: caseField("error", "type, message, code and stack of an error, masked, and of its causes", {
    type: "TypeError",
    message: "fetch failed",
  }),
} as const;

/**
 * name: a short name of ours, such as a state or a provider's slug. id: an opaque random id. trace: a W3C trace id.
 * count: a number. path: an address, written without query. text: free text, masked. names: several names.
 */
export type LogFieldKind = keyof LogFieldTypes;

export type LogFieldName = keyof typeof LOG_FIELDS;

export type LogFields = {
  readonly [Name in LogFieldName]?: LogFieldTypes[(typeof LOG_FIELDS)[Name]["kind"]] | undefined;
};

export interface LogField<Kind extends LogFieldKind = LogFieldKind> {
  readonly kind: Kind;
  readonly meaning: string;
  readonly example: LogFieldTypes[Kind];
  /** operators: all who run the programs. investigators: those who investigate a case, because it leads to one visitor's or customer's rows. */
  readonly readers: "operators" | "investigators";
}

interface LogFieldTypes {
  name: string;
  id: string;
  trace: string;
  count: number;
  path: string;
  text: string;
  names: readonly string[];
  error: unknown;
}

function field<Kind extends LogFieldKind>(kind: Kind, meaning: string, example: LogFieldTypes[Kind]): LogField<Kind> {
  return { kind, meaning, example, readers: "operators" };
}

function caseField<Kind extends LogFieldKind>(
  kind: Kind,
  meaning: string,
  example: LogFieldTypes[Kind],
): LogField<Kind> {
  return { kind, meaning, example, readers: "investigators" };
}
