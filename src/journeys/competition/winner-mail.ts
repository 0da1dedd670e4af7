import { competition, type Month } from "#domain/competition/competition.ts";
import { writeMonth } from "#domain/calendar/swedish-month.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

interface WinnerMail {
  readonly mailId: string;
  readonly month: Month;
  readonly to: string;
  readonly pageUrl: string;
}

/** One a month, however often it is asked for: the key is the month's. */
export const winnerMail = ({ mailId, month, to, pageUrl }: WinnerMail): NewMail => ({
  mailId,
  key: `competition-winner:${month}`,
  template: "competition-winner",
  to,
  variables: { month: writeMonth(month), prize: formatKr(competition.prizeKr * 100), pageUrl },
});
