/**
 * Everything a log line may carry, with its kind. A field that is not here, or whose value is not of its kind, never
 * reaches the log: there is no list of secret names that must be extended.
 *
 * name: a short name of ours, such as a state or a provider's slug. id: an opaque random id. trace: a W3C trace or span id.
 * count: a number. flag: true or false. path: an address, written without query. text: free text, masked. names: several names.
 */
export const LOG_FIELDS = {
  environment: "name",
  role: "name",
  node: "name",
  version: "name",
  component: "name",
  service: "name",

  requestId: "id",
  traceId: "trace",
  spanId: "trace",
  /** The first half of the newest hash of an audit chain. */
  auditHead: "trace",
  searchId: "id",
  tempSearchId: "id",
  resultId: "id",
  orderId: "id",
  mailId: "id",
  fetchId: "id",
  loginId: "id",
  signingId: "id",
  workflowId: "id",

  method: "name",
  route: "path",
  path: "path",
  address: "path",
  status: "count",
  bytes: "count",
  port: "count",
  host: "name",

  durationMs: "count",
  deadlineMs: "count",
  waitMs: "count",
  lagMs: "count",
  count: "count",
  limit: "count",
  attempt: "count",

  vertical: "name",
  provider: "name",
  target: "name",
  outcome: "name",
  reason: "name",
  state: "name",
  code: "name",
  kind: "name",
  rule: "name",
  /** One of the events of `security-event.ts`. */
  securityEvent: "name",
  /** A keyed hash of the visitor's cookie. */
  visitor: "id",
  /** A block of addresses: /24 of IPv4, /48 of IPv6. */
  network: "name",
  /** The origin of what a content policy stopped. */
  blocked: "name",
  /** Lines that were dropped during a flood. */
  unwritten: "count",
  check: "name",
  stage: "name",
  step: "name",
  workflow: "name",
  job: "name",
  migration: "name",
  table: "name",
  alias: "name",
  template: "name",
  signal: "name",
  checks: "names",
  steps: "names",

  isNew: "flag",
  isRetry: "flag",
  isDraining: "flag",

  detail: "text",
  error: "error",
} as const satisfies Record<string, LogFieldKind>;

export type LogFieldKind = keyof LogFieldTypes;

export type LogFieldName = keyof typeof LOG_FIELDS;

export type LogFields = {
  readonly [Name in LogFieldName]?: LogFieldTypes[(typeof LOG_FIELDS)[Name]] | undefined;
};

interface LogFieldTypes {
  name: string;
  id: string;
  trace: string;
  count: number;
  flag: boolean;
  path: string;
  text: string;
  names: readonly string[];
  error: unknown;
}
