import { expect, test } from "vitest";
import { describeUnreachable, findServiceFault, type Service } from "./service-fault.ts";

const SERVICES: readonly Service[] = [
  { name: "PostgreSQL", url: "postgres://sparv:secret@db.internal/sparv" },
  { name: "Redis", url: "redis://127.0.0.1:6380/0" },
  { name: "SMTP", url: "smtp://mail.internal" },
];
const coded = (fields: object, options?: ErrorOptions) => Object.assign(new Error("", options), fields);
const describeFault = (error: unknown): string | undefined => {
  const fault = findServiceFault(error, SERVICES);
  return fault && describeUnreachable(fault);
};

const DATABASE = "PostgreSQL cannot be reached at db.internal:5432";
const START = "Is it started? In development: npm run services";

test.each([
  [coded({ code: "ECONNREFUSED", port: 5432 }), `${DATABASE} (connection refused). ${START}`],
  [
    new AggregateError([coded({ code: "ECONNREFUSED", port: 5432 }), coded({ code: "EHOSTUNREACH", port: 5432 })]),
    `${DATABASE} (connection refused). ${START}`,
  ],
  [coded({ code: "ENOTFOUND", hostname: "db.internal" }), `${DATABASE} (host not found). ${START}`],
  [coded({ code: "57P03" }), `${DATABASE} (the server starts). ${START}`],
  [
    new TypeError("fetch failed", { cause: coded({ code: "ECONNREFUSED", port: 6380 }) }),
    `Redis cannot be reached at 127.0.0.1:6380 (connection refused). ${START}`,
  ],
  [
    coded({ code: "ETIMEDOUT", port: 25 }),
    "SMTP cannot be reached at mail.internal:25 (no answer). Is it started? In development: npm run simulators",
  ],
  [coded({ code: "ECONNREFUSED", port: 4100 }), undefined],
  [coded({ code: "23505" }), undefined],
  [new Error("broken"), undefined],
  ["text", undefined],
])("%o is described as %s", (error, sentence) => {
  expect(describeFault(error)).toBe(sentence);
});
