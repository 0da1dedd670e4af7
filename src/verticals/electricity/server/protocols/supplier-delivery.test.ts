import { expect, it } from "vitest";
import { FACILITY_FIELD } from "#verticals/electricity/facility-id.ts";
import { supplierDelivery } from "./supplier-delivery.ts";

const replied = (body: unknown, status = 200) => ({
  status,
  contentType: "application/json",
  body: typeof body === "string" ? body : JSON.stringify(body),
});

it.each([
  [{ status: "PENDING" }, { kind: "pending" }],
  [
    { status: "CONFIRMED", date: "2026-12-01" },
    { kind: "confirmed", date: "2026-12-01" },
  ],
  [
    { status: "MOVED", date: "2026-12-08" },
    { kind: "moved", date: "2026-12-08" },
  ],
  [
    { status: "COMPLETED", date: "2026-12-08" },
    { kind: "completed", date: "2026-12-08" },
  ],
  [
    { status: "REFUSED", reason: "Nej." },
    { kind: "refused", message: "Nej." },
  ],
  [
    { status: "REFUSED", field: "facilityId", reason: "Okänt." },
    { kind: "refused", message: "Okänt.", field: FACILITY_FIELD },
  ],
])("reads %j", (body, reading) => {
  expect(supplierDelivery.read(replied(body))).toEqual(reading);
});

it.each([
  [{ status: "CONFIRMED" }, 200],
  [{ status: "CONFIRMED", date: "2026-13-01" }, 200],
  [{ status: "CONFIRMED", date: "soon" }, 200],
  [{ status: "UNKNOWN_REFERENCE" }, 404],
  [{ status: "COMPLETED", date: "2026-12-01" }, 500],
  ["<html>", 200],
  ["null", 200],
])("believes nothing of %j with status %i", (body, status) => {
  expect(supplierDelivery.read(replied(body, status)).kind).toBe("unreadable");
});

it("sends a corrected id without spaces, under its own key", () => {
  const correction = { reference: "r", idempotencyKey: "r-1", field: FACILITY_FIELD, value: "735 999 100 000 000 003" };
  const request = supplierDelivery.correct?.(correction);
  expect(request).toMatchObject({ method: "POST", path: "/v1/switches/corrections" });
  expect(request?.headers["idempotency-key"]).toBe("r-1");
  expect(JSON.parse(request?.body ?? "")).toEqual({ reference: "r", facilityId: "735999100000000003" });
});
