import { z } from "zod";

export const testOrderBodySchema = z.object({
  searchid: z.string().max(64),
  resultid: z.string().max(64),
  startdate: z.iso.date(),
});

export const testOrderDataSchema = z.object({
  Result: z.object({ OrderId: z.string(), State: z.enum(["accepted", "placing", "placed", "refused", "uncertain"]) }),
});
