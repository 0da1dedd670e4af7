import { z } from "zod";

const conditionSchema = z.union([
  z.object({ field: z.string(), is: z.union([z.string(), z.array(z.string())]) }),
  z.object({ field: z.string(), isNot: z.union([z.string(), z.array(z.string())]) }),
  z.object({ field: z.string(), below: z.number() }),
]);

/** When a field of a checkout is shown, and rules that the spec has no name for. */
export const fieldRulesSchema = z.object({
  showWhen: z.union([conditionSchema, z.array(conditionSchema)]).optional(),
  checkDigit: z.enum(["gs1"]).optional(),
  invalidMessage: z.string().optional(),
});
