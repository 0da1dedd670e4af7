import { EmailForm, EmailTaken } from "#web/email-form/EmailForm.tsx";
import { waitingListTexts as texts } from "./waiting-list.texts.sv.ts";

/** How the form was answered, when it has been sent. */
export interface AskedToWait {
  readonly state: "done" | "wrong";
  readonly typed: string;
}

interface WaitingListFormProps {
  readonly product: string;
  /** The page's own address: it answers, with or without script. */
  readonly action: string;
  readonly asked: AskedToWait | undefined;
}

export function WaitingListForm({ product, action, asked }: WaitingListFormProps) {
  if (asked?.state === "done") return <EmailTaken>{texts.done}</EmailTaken>;
  const wrong = asked?.state === "wrong" ? texts.wrong : undefined;
  return (
    <EmailForm texts={texts} action={action} typed={asked?.typed ?? ""} wrong={wrong}>
      <p>{texts.lead(product)}</p>
    </EmailForm>
  );
}
