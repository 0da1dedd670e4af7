import type { ReactNode } from "react";
import { watchFindingPath } from "#domain/addresses/watch-paths.ts";
import { ANSWER, ANSWERS } from "./landing-answers.ts";

interface AnswerFormProps {
  readonly findingId: string;
  readonly answer: keyof typeof ANSWERS;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One button, posted by the browser itself: the answer opens another page. */
export const AnswerForm = ({ findingId, answer, className, children }: AnswerFormProps) => (
  <form method="post" action={watchFindingPath(findingId)} className={className}>
    <input type="hidden" name={ANSWER} value={ANSWERS[answer]} />
    {children}
  </form>
);
