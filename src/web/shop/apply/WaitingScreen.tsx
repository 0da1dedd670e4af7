import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { MessagePage, pictureClass } from "#web/shell/frame/MessagePage.tsx";
import { applyTexts } from "./apply.texts.sv.ts";

interface WaitingScreenProps {
  readonly name: string;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly until: string;
  readonly action: string;
}

/** The applicant has signed; the other has not. */
export function WaitingScreen({ name, email, until, action }: WaitingScreenProps) {
  const { waiting } = useTexts(applyTexts);
  return (
    <MessagePage
      picture={<BirdOnLine className={pictureClass} />}
      heading={waiting.title}
      lead={waiting.text(name, email, until)}
      actions={
        <form method="post" action={action}>
          <Button isSubmit look="secondary" name="action" value="start_over">
            {waiting.startOver}
          </Button>
        </form>
      }
    />
  );
}
