import { z } from "zod";

/** The lookup itself answers missing or too long values with its own messages: an impossible key is an unknown key. */
const typed = (maxLength: number) =>
  z
    .string()
    .default("")
    .catch("")
    .transform((text) => text.slice(0, maxLength));

export const zipQuerySchema = z.object({ zip: typed(20) });

export const zipDataSchema = z.object({
  Result: z.object({ ZipAreas: z.array(z.object({ CityName: z.string(), CountyName: z.string() })) }),
});

/** `formtoken` is the page's proof that a form is open (OP-09); without it there is never a name. */
export const personInputSchema = z.object({
  civicnumber: typed(20),
  formtoken: z.string().max(100).optional().catch(undefined),
});

export const personDataSchema = z.object({
  Result: z.object({
    /** Both empty when no name is given, whatever the reason. */
    FirstName: z.string(),
    LastName: z.string(),
    /** Makes answers with and without a name equally long. */
    Padding: z.string(),
  }),
});

export const vehicleQuerySchema = z.object({ registernumber: typed(20) });

/** Empty parts are those the register does not know; all of them while it gives no answer. */
export const vehicleDataSchema = z.object({
  Result: z.object({ Brand: z.string(), Color: z.string(), Power: z.string(), ModelYear: z.number().nullable() }),
});

/** OP-11: the documented name is that of a personal number. */
export const organisationInputSchema = z.object({ civicnumber: typed(20), orgnumber: typed(20) });

export const organisationDataSchema = z.object({
  Result: z.object({ Message: z.string() }).nullable(),
  Error: z.object({ Message: z.string() }).nullable(),
});

export const emailQuerySchema = z.object({ email: typed(200) });

export const emailDataSchema = z.object({ Result: z.object({ IsValid: z.boolean() }) });

export const providersQuerySchema = z.object({ service: typed(40) });

export const providersDataSchema = z.object({
  Result: z.object({
    ProviderList: z.array(
      z.object({ ShopId: z.number(), ProviderId: z.number(), Name: z.string(), LogoUrl: z.string() }),
    ),
  }),
});

/** Spec 3 §3. */
export const addressPricesQuerySchema = z.object({ zip: typed(20), address: typed(100), city: typed(60) });
export const addressPricesDataSchema = z.object({
  Result: z.object({
    SearchAlreadyInProgress: z.boolean(),
    /** Null while the operators are being asked. */
    SearchId: z.string().nullable(),
    /** Cheapest first; the fee in kronor. */
    Ok: z.array(z.object({ MonthlyFee: z.number(), BroadbandType: z.string() })),
  }),
});

export type ZipData = z.infer<typeof zipDataSchema>;
export type PersonData = z.infer<typeof personDataSchema>;
export type VehicleData = z.infer<typeof vehicleDataSchema>;
export type OrganisationData = z.infer<typeof organisationDataSchema>;
export type AddressPricesData = z.infer<typeof addressPricesDataSchema>;
export type ProvidersData = z.infer<typeof providersDataSchema>;
