import { expect, test } from "vitest";
import { formatFaultReference, readFaultReference } from "./fault-reference.ts";

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";

test("a reference is the beginning of the trace, in groups", () => {
  expect(formatFaultReference(TRACE_ID)).toBe("F-4BF9-2F35-77B3");
});

test.each(["F-4BF9-2F35-77B3", "f-4bf9-2f35-77b3", " f4bf92f3577b3 ", "F 4BF9 2F35 77B3"])(
  "is read as it is typed: %s",
  (typed) => {
    expect(readFaultReference(typed)).toBe("4bf92f3577b3");
  },
);

test("a whole id is read as well", () => {
  expect(readFaultReference(TRACE_ID)).toBe(TRACE_ID);
});

test.each(["", "4BF9-2F35-77B3", "F-4BF9-2F35-77B", "F-4BG9-2F35-77B3", "198502102380", "SP-7K3M9-Q2X8T"])(
  "is not read from %j",
  (typed) => {
    expect(readFaultReference(typed)).toBeUndefined();
  },
);
