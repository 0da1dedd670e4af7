import type { Lead } from "#http/contract/measured.schema.ts";
import { EmailForm, EmailTaken } from "#web/shell/email-form/EmailForm.tsx";
import { waitingListTexts as texts } from "./waiting-list.texts.sv.ts";

/** How the form was answered, when it has been sent. */
export interface WaitingListAnswer {
  readonly state: "done" | "wrong";
  readonly typed: string;
  /** What is to be measured of it. */
  readonly lead?: Lead | null;
}

interface WaitingListFormProps {
  readonly product: string;
  /** The page's own address: it answers, with or without script. */
  readonly action: string;
  readonly answer: WaitingListAnswer | undefined;
}

export function WaitingListForm({ product, action, answer: asked }: WaitingListFormProps) {
  if (asked?.state === "done") return <EmailTaken measured={asked.lead ?? undefined}>{texts.done}</EmailTaken>;
  const wrong = asked?.state === "wrong" ? texts.wrong : undefined;
  return (
    <EmailForm texts={texts} action={action} typed={asked?.typed ?? ""} wrong={wrong}>
      <p>{texts.lead(product)}</p>
    </EmailForm>
  );
}
