import { type AnswerChange, endMailOf } from "#domain/application/answer-progress.ts";
import type { AnswerState, ApplicationMail } from "#domain/application/answer-state.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { StoredAnswer } from "./answer.port.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";

/**
 * One mail per change of an answer, and one when the whole application has ended without an agreement: the key names the answer and the
 * change, or the application. A mail states no amount and no rate: it may be read by others.
 */
export const applicationMails =
  (ports: Pick<FollowAnswerPorts, "mail" | "applicationUrl">, answer: StoredAnswer, change: AnswerChange) =>
  (states: readonly AnswerState[]): NewMail[] => {
    const { to: progress, mail } = change;
    const ended = endMailOf(states);
    return [
      ...(mail ? [mailOf(ports, answer, mail, `${answer.answerId}:${progress.change}`, progress.until)] : []),
      ...(ended ? [mailOf(ports, answer, ended, answer.applicationHash, undefined)] : []),
    ];
  };

const mailOf = (
  { mail, applicationUrl }: Pick<FollowAnswerPorts, "mail" | "applicationUrl">,
  { vertical, providerName, applicationHash, request }: StoredAnswer,
  template: ApplicationMail,
  about: string,
  until: string | undefined,
): NewMail => ({
  mailId: mail.newId(),
  key: `${template}:${about}`,
  template,
  to: request.email,
  variables: {
    vertical,
    provider: providerName,
    date: until === undefined ? "" : formatLongDate(swedishDate(Date.parse(until))),
    applicationUrl: applicationUrl(applicationHash),
  },
});
