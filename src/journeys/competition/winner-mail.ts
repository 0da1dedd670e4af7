import { competition, type Month } from "#domain/competition/competition.ts";
import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

interface WinnerMail {
  readonly mailId: string;
  readonly month: Month;
  readonly to: string;
  readonly pageUrl: string;
}

/** One mail a month, for any number of calls: the month is its key. */
export const winnerMail = ({ mailId, month, to, pageUrl }: WinnerMail): NewMail => ({
  mailId,
  key: `competition-winner:${month}`,
  template: "competition-winner",
  to,
  variables: { month: formatMonth(month), prize: formatKr(competition.prizeKr * 100), pageUrl },
});
