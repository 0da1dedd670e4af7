import { z } from "zod";

/** C-170. Fee is what is paid each time, with FeeText after it ("/mån", "/år" or " första året"). */
export const priceInfoSchema = z.object({
  Fee: z.string(),
  FeeText: z.string(),
  FeeRaw: z.number(),
  MonthlyFee: z.string(),
  YearlyFee: z.string(),
  YearlyFeeRaw: z.number(),
  /** Choices have been made that this price is not for (C-184, C-185). */
  Outdated: z.boolean(),
  PayAsYouDrive: z.boolean(),
  PayAsYouDriveInfo: z.string().nullable(),
  /** Only where no fee is agreed: the amounts are estimates by what `PayAsYouDriveInfo` states, and this is what is agreed. */
  Agreed: z.string().nullable(),
});
