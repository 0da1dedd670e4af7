import { z } from "zod";

/** Spec 1 §3: a call counts as successful only when Success is true. */
export const wireErrorSchema = z.object({ ParameterId: z.string(), Message: z.string() });

export const envelopeSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({
    Success: z.boolean(),
    Error: z.array(wireErrorSchema),
    Status: z.string(),
    /** Always null in production: an error's inside is not for visitors. */
    Exception: z.string().nullable(),
    Debug: z.string().nullable(),
    Data: data.nullable(),
  });

export type WireError = z.infer<typeof wireErrorSchema>;

export interface Envelope<Data> {
  Success: boolean;
  Error: WireError[];
  Status: string;
  Exception: string | null;
  Debug: string | null;
  Data: Data | null;
}
