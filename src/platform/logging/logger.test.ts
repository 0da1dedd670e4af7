import { describe, expect, test } from "vitest";
import type { LogFields } from "./log-fields.ts";
import { createLogger, type LoggerSettings, noopLogger } from "./logger.ts";

const PERSONAL_NUMBER = "19900101-1239";

function recordingLogger(settings: Partial<LoggerSettings> = {}) {
  const lines: string[] = [];
  const logger = createLogger({ level: "debug", destination: { write: (line) => lines.push(line) }, ...settings });
  return { logger, lines, last: () => JSON.parse(lines.at(-1) ?? "{}") as Record<string, unknown> };
}

/** Without the time, whose digits may be those of a personal number. */
const timeless = (lines: readonly string[]): string => lines.join("").replaceAll(/"time":\d+/g, "");

/** What code that is not type-checked, or a spread of a foreign object, might pass. */
const careless = (fields: unknown): LogFields => fields as LogFields;

describe("a log line", () => {
  test("carries level, time, message and the known fields", () => {
    const { logger, last } = recordingLogger({ fields: { component: "web", role: "api" } });
    logger.info("request answered", {
      method: "GET",
      route: "/ajax/:call",
      status: 200,
      durationMs: 1.5,
      checks: ["database"],
      searchId: "Ab3_-Ab3_-Ab3_-Ab3_-Ab3",
    });
    expect(last()).toEqual({
      level: "info",
      time: expect.any(Number) as number,
      component: "web",
      role: "api",
      method: "GET",
      route: "/ajax/:call",
      status: 200,
      durationMs: 1.5,
      checks: ["database"],
      searchId: "Ab3_-Ab3_-Ab3_-Ab3_-Ab3",
      msg: "request answered",
    });
  });

  test.each([
    ["an unknown field", { personalNumber: PERSONAL_NUMBER }, 1],
    ["several unknown fields", { civicnumber: PERSONAL_NUMBER, name: "Anna", body: "x", status: 200 }, 3],
    ["a nested object under an unknown name", { request: { query: { civicnumber: PERSONAL_NUMBER } } }, 1],
    ["a nested object under a known name", { outcome: { person: PERSONAL_NUMBER } }, 1],
    ["a list where a word is expected", { target: [PERSONAL_NUMBER] }, 1],
    ["a list with something else than texts", { checks: ["database", { p: PERSONAL_NUMBER }] }, 1],
    ["a sentence where a word is expected", { reason: "Anna Svensson moved" }, 1],
    ["a number that is a personal number", { count: 199001011239 }, 1],
    ["a number that is a short personal number", { count: 9001011239 }, 1],
    ["a number that has lost its leading zero", { count: 501011239 }, 1],
    ["not a number", { durationMs: Number.NaN }, 1],
    ["a word where a number is expected", { status: PERSONAL_NUMBER }, 1],
    ["a trace id of the wrong length", { traceId: "199001011239" }, 1],
    ["a name of the object's prototype", { constructor: PERSONAL_NUMBER }, 1],
    ["a string instead of fields", PERSONAL_NUMBER, 1],
    ["null instead of fields", null, 1],
  ])("drops and counts %s", (_what, fields, dropped) => {
    const { logger, last, lines } = recordingLogger();
    logger.info("something happened", careless(fields));
    expect(last()["droppedFields"]).toBe(dropped);
    expect(lines.join("")).not.toMatch(/1239|Anna|19900101/);
  });

  test.each([
    ["a word", { outcome: "19900101-1239" }],
    ["an id", { searchId: "199001011239" }],
    ["a list of texts", { checks: ["199001011239"] }],
    ["a path", { route: `/x/${PERSONAL_NUMBER}/y?civicnumber=${PERSONAL_NUMBER}` }],
    ["a text", { detail: `could not find ${PERSONAL_NUMBER}` }],
    ["an error", { error: new Error(`no person ${PERSONAL_NUMBER}`) }],
    ["an error's name", { error: Object.assign(new Error("x"), { name: PERSONAL_NUMBER }) }],
    ["an error's code", { error: Object.assign(new Error("x"), { code: "199001011239" }) }],
    ["a thrown string", { error: `no person ${PERSONAL_NUMBER}` }],
  ])("masks a personal number inside %s", (_what, fields) => {
    const { logger, lines } = recordingLogger();
    logger.error(`failed for ${PERSONAL_NUMBER}`, fields);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("[personal-number]");
    expect(lines[0]).not.toMatch(/1239|19900101/);
  });

  test("keeps a trace id whatever its digits look like", () => {
    const { logger, last } = recordingLogger();
    logger.info("x", { traceId: "9001011239abcdef9001011239abcdef" });
    expect(last()).toMatchObject({ traceId: "9001011239abcdef9001011239abcdef" });
  });

  test("is tied to the trace it was written in", () => {
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const { logger, last } = recordingLogger({ traceId: () => traceId });
    logger.child({ component: "outbound" }).info("x");
    expect(last()).toMatchObject({ traceId, component: "outbound" });
  });

  test("below the level is not written", () => {
    const { logger, lines } = recordingLogger({ level: "warn" });
    logger.debug("a");
    logger.info("b");
    logger.warn("c");
    logger.error("d");
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(["warn", "error"]);
  });

  test("of a child carries the child's known fields and drops the others", () => {
    const { logger, last, lines } = recordingLogger();
    logger
      .child(careless({ orderId: "o1", email: "anna@example.se" }))
      .child({ step: "place" })
      .info("x");
    expect(last()).toMatchObject({ orderId: "o1", step: "place", droppedFields: 1 });
    expect(lines.join("")).not.toContain("anna");
  });
});

describe("an error", () => {
  test("is written with type, message, code and stack, and nothing that a library attaches to it", () => {
    const { logger, last, lines } = recordingLogger();
    const error = Object.assign(new TypeError("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(anna@example.se) already exists",
      parameters: [PERSONAL_NUMBER],
      request: { headers: { cookie: "session=abc" } },
    });
    logger.error("store failed", { error });
    expect(last()["error"]).toEqual({
      type: "TypeError",
      message: "duplicate key",
      code: "23505",
      stack: expect.stringContaining("logger.test.ts") as string,
    });
    expect(timeless(lines)).not.toMatch(/anna|session|1239/);
  });

  test("takes its causes along, masked, and stops at the third", () => {
    const { logger, last, lines } = recordingLogger();
    let error = new Error(`innermost ${PERSONAL_NUMBER}`);
    for (const message of ["fourth", "third", "second anna@example.se", "first"])
      error = new Error(message, { cause: error });
    logger.error("failed", { error });
    expect(last()["error"]).toMatchObject({
      message: "first",
      cause: { message: "second [email]", cause: { message: "third", cause: { message: "fourth" } } },
    });
    expect(timeless(lines)).not.toMatch(/innermost|1239|anna/);
  });

  test("that is its own cause ends", () => {
    const { logger, lines } = recordingLogger();
    const error = new Error("round");
    error.cause = error;
    logger.error("failed", { error });
    expect(lines).toHaveLength(1);
  });

  test("of many errors keeps five", () => {
    const { logger, last } = recordingLogger();
    const errors = Array.from({ length: 9 }, (_, index) => new Error(`part ${index} of anna@example.se`));
    logger.error("failed", { error: new AggregateError(errors, "all failed") });
    const written = last()["error"] as { errors: { message: string }[] };
    expect(written.errors.map(({ message }) => message)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `part ${index} of [email]`),
    );
  });

  test.each([
    ["an object", { personalNumber: PERSONAL_NUMBER }, "object"],
    ["null", null, "object"],
    ["a number", 199001011239, "number"],
  ])("that is %s is logged with its type only", (_what, thrown, type) => {
    const { logger, last, lines } = recordingLogger();
    logger.error("failed", { error: thrown });
    expect(last()["error"]).toEqual({ type, message: "thrown value that is no error" });
    expect(timeless(lines)).not.toContain("1239");
  });

  test("handed over in place of fields is written as an error", () => {
    const { logger, last } = recordingLogger();
    logger.error("failed", careless(new Error("boom")));
    expect(last()["error"]).toMatchObject({ type: "Error", message: "boom" });
  });
});

test("logging never throws, also when the fields do", () => {
  const { logger, lines } = recordingLogger();
  const hostile = {
    get status(): number {
      throw new Error(PERSONAL_NUMBER);
    },
  };
  const unreadable = new Error("x");
  Object.defineProperty(unreadable, "message", {
    get() {
      throw new Error(PERSONAL_NUMBER);
    },
  });
  logger.info("a", hostile);
  logger.info("b", { error: unreadable });
  logger.info(
    "c",
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error(PERSONAL_NUMBER);
        },
      },
    ),
  );
  expect(lines).toHaveLength(3);
  expect(timeless(lines)).not.toContain("1239");
});

test("the noopLogger accepts anything and writes nothing", () => {
  expect(() => noopLogger.child({ role: "web" }).error("x", { error: new Error("y") })).not.toThrow();
});
