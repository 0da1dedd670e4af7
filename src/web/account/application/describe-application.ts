import { countAnswers } from "#domain/account/application.ts";
import { type AnswerState, isClosed, isTaken, shownAnswer } from "#domain/application/answer-state.ts";
import type { AnswerView, ApplicationView } from "#domain/application/application-view.ts";
import { formatClock, formatDay, formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { applicationTexts as texts } from "./application.texts.sv.ts";

export interface ApplicationHead {
  readonly heading: string;
  readonly lead: string;
}

/** What has come of the application, in a heading and a sentence. */
export function describeApplication({ answers, state }: ApplicationView): ApplicationHead {
  const taken = answers.find((answer) => isTaken(answer.state));
  if (taken) return describeTaken(taken);
  const withdrawn = answers.find((answer) => answer.state === "withdrawn");
  if (withdrawn) return { heading: texts.heading.withdrawn, lead: texts.lead.withdrawn(withdrawn.providerName) };
  const offers = answers.filter((answer) => answer.state === "offered");
  if (state === "open") return describeOpen(answers, offers);
  if (offers.length > 0) return { heading: texts.heading.all(offers.length), lead: describeEnds(offers) };
  return describeEnd(answers.map((answer) => answer.state));
}

function describeTaken({ state, providerName, untilMs }: AnswerView): ApplicationHead {
  if (state === "withdrawing")
    return { heading: texts.heading.withdrawing(providerName), lead: texts.lead.withdrawing(providerName) };
  const heading = texts.heading.accepted(providerName);
  if (state === "accepting") return { heading, lead: texts.lead.accepting(providerName) };
  const lead =
    state === "accepted" && untilMs !== undefined ? texts.lead.accepted(longDay(untilMs)) : texts.lead.completed;
  return { heading, lead };
}

function describeOpen(answers: readonly AnswerView[], offers: readonly AnswerView[]): ApplicationHead {
  const shown = answers.map(({ providerName, state }) => ({ providerName, state: shownAnswer(state) }));
  const { answered, asked } = countAnswers({ answers: shown });
  const count = texts.lead.answered(answered, asked);
  if (offers.length === 0) return { heading: texts.heading.none, lead: `${count} ${texts.lead.waiting}` };
  return { heading: texts.heading.soFar(offers.length), lead: `${count} ${describeEnds(offers)}` };
}

/** No countdown: the first day on which one of them ends. */
function describeEnds(offers: readonly AnswerView[]): string {
  const days = offers.flatMap(({ untilMs }) => (untilMs === undefined ? [] : [swedishDate(untilMs)])).toSorted();
  const [first] = days;
  return first === undefined ? "" : texts.lead.noHurry(offers.length, formatDay(first), first === days.at(-1));
}

function describeEnd(states: readonly AnswerState[]): ApplicationHead {
  if (states.some(isClosed)) return { heading: texts.heading.ended, lead: texts.lead.ended };
  if (states.includes("expired")) return { heading: texts.heading.expired, lead: texts.lead.expired };
  return { heading: texts.heading.refused, lead: texts.lead.refused };
}

const longDay = (atMs: number): string => formatLongDate(swedishDate(atMs));

/** "idag 09:12", or "13 november". */
export const describeTime = (atMs: number, nowMs: number): string =>
  swedishDate(atMs) === swedishDate(nowMs) ? texts.at.today(formatClock(atMs)) : formatDay(swedishDate(atMs));
