import { z } from "zod";
import { APPLICATION_STATES, SHOWN_ANSWERS } from "#domain/account/application.ts";
import { idSchema } from "./id.schema.ts";

/** `GET /minasidor/applications` takes nothing. */
export const applicationsQuerySchema = z.object({});

/** `GET /minasidor/privatlan/application` */
export const applicationQuerySchema = z.object({ applicationHash: idSchema() });

export const wireApplicationSchema = z.object({
  ApplicationHash: z.string(),
  /** The name of the service, as in our other calls. */
  Service: z.string(),
  State: z.enum(APPLICATION_STATES),
  /** Whole kronor. */
  Amount: z.number().nullable(),
  Answers: z.array(z.object({ ProviderName: z.string(), State: z.enum(SHOWN_ANSWERS) })),
  Applied: z.iso.datetime(),
  Changed: z.iso.datetime(),
});

/** Both calls: the second one's list has one entry. */
export const applicationsDataSchema = z.object({ Result: z.object({ Applications: z.array(wireApplicationSchema) }) });

export type WireApplication = z.infer<typeof wireApplicationSchema>;
export type ApplicationsData = z.infer<typeof applicationsDataSchema>;
