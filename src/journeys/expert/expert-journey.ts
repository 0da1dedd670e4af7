import { WEEK_MS } from "#domain/calendar/durations.ts";
import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { expertQuestionTexts } from "#domain/expert/expert-question.texts.sv.ts";
import { ANSWER_MAX_CHARACTERS, findQuestionProblems, isCaptcha } from "#domain/expert/expert-question.ts";
import { cleanWritten } from "#domain/text/written-text.ts";
import { type QueueMailPorts, queueMail, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { SignedCodes } from "#journeys/mail/signed-codes.port.ts";
import type { ExpertStore, ProofOfWork, Question } from "./expert.port.ts";
import { expertAskTexts as texts } from "./expert.texts.sv.ts";

export interface ExpertPorts extends QueueMailPorts {
  readonly store: ExpertStore;
  readonly proofs: ProofOfWork;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  readonly confirmCodes: SignedCodes;
  readonly confirmLink: (code: string) => string;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface AskedQuestion {
  readonly captcha: string;
  readonly email: string;
  readonly question: string;
  /** Empty when the browser has no script. */
  readonly proof: string;
  /** A field that a person does not see: only a bot fills it in. */
  readonly trap: string;
}

export type ExpertJourney = ReturnType<typeof createExpertJourney>;

const CONFIRM_WITHIN_MS = WEEK_MS;
const LISTED = 100;

export function createExpertJourney(ports: ExpertPorts) {
  const { store, proofs, clock, newId } = ports;
  const { codeOf, idIn } = ports.confirmCodes;
  return {
    challenge: () => proofs.challenge(),

    /** Returns the state of the question. Without a proof of work the visitor must first confirm by mail. */
    async ask(asked: AskedQuestion): Promise<Checked<"open" | "unconfirmed">> {
      const email = asked.email.trim();
      const text = cleanWritten(asked.question);
      const errors = await findErrors({ ...asked, email, question: text }, ports.isGoodEmail);
      if (errors.length > 0) return failed(errors);
      // A bot gets the same answer as a person, and learns nothing.
      if (asked.trap !== "") return passed("open");
      const proofId = asked.proof === "" ? undefined : await proofs.check(asked.proof);
      if (asked.proof !== "" && proofId === undefined) return failed([{ field: "captcha", message: texts.captcha }]);
      const questionId = newId();
      const confirmUntil = new Date(clock.nowMs() + CONFIRM_WITHIN_MS);
      if (!(await store.add({ questionId, email, text, proofId, confirmUntil })))
        return failed([{ field: "captcha", message: texts.captcha }]);
      if (proofId !== undefined) return passed("open");
      await queueMail(ports, {
        key: `expert-confirm:${questionId}`,
        template: "expert-confirm",
        to: email,
        variables: { confirmUrl: ports.confirmLink(codeOf(questionId)) },
      });
      return passed("unconfirmed");
    },

    /** The question of a link in a mail; undefined for a code that is not ours. */
    async see(code: string): Promise<Question["state"] | undefined> {
      const questionId = idIn(code);
      return questionId === undefined ? undefined : (await store.load(questionId))?.state;
    },

    async confirm(code: string): Promise<boolean> {
      const questionId = idIn(code);
      if (questionId === undefined) return false;
      return (await store.confirm(questionId)) || (await store.load(questionId))?.state === "open";
    },

    list: () => store.list(LISTED),

    countOpen: () => store.countOpen(),

    /** Undefined when there is none that staff may see. The read is logged first. */
    async read(questionId: string, staffId: string): Promise<Question | undefined> {
      const question = await store.load(questionId);
      if (!question || question.state === "unconfirmed") return undefined;
      await store.noteRead(questionId, staffId);
      return question;
    },

    /** Undefined when it does not wait for an answer. An answer is mailed, once. */
    async answer(questionId: string, typed: string, staffId: string): Promise<Checked<"answered"> | undefined> {
      const text = cleanWritten(typed);
      if (text === "") return failed([{ field: "answer", message: texts.answerEmpty }]);
      if (text.length > ANSWER_MAX_CHARACTERS) return failed([{ field: "answer", message: texts.answerTooLong }]);
      const question = await store.load(questionId);
      if (question?.state !== "open") return undefined;
      const mail = {
        mailId: newId(),
        key: `expert-answer:${questionId}`,
        template: "expert-answer",
        to: question.email,
        variables: { question: question.text, answer: text },
      };
      if (!(await store.answer(questionId, { text, staffId }, mail))) return undefined;
      await startDelivery(ports, mail.mailId);
      return passed("answered");
    },
  };
}

async function findErrors(asked: AskedQuestion, isGoodEmail: ExpertPorts["isGoodEmail"]): Promise<FieldError[]> {
  const problems = findQuestionProblems(asked);
  const isEmailWrong = problems.some(({ field }) => field === "email") || !(await isGoodEmail(asked.email));
  return [
    ...(isCaptcha(asked.captcha) ? [] : [{ field: "captcha", message: texts.captcha }]),
    ...(isEmailWrong ? [{ field: "email", message: expertQuestionTexts.email }] : []),
    ...problems.filter(({ field }) => field !== "email"),
  ];
}
