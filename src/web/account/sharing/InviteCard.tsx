import UserPlus from "lucide-react/icons/user-plus";
import { sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import { invitationFormTexts as form } from "#domain/household-sharing/invitation-form.texts.sv.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LogInAgain } from "#web/account/frame/LogInAgain.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { SHARING_ACTS, SHARING_FIELDS } from "./sharing-fields.ts";
import styles from "./Sharing.module.css";
import { sharingTexts } from "./sharing.texts.sv.ts";

const texts = sharingTexts.invite;

interface InviteCardProps {
  /** The person has just logged in. */
  readonly mayInvite: boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
}

export function InviteCard({ mayInvite, values, errors }: InviteCardProps) {
  const problemOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  if (!mayInvite)
    return (
      <Card className={accountStyles["card"]}>
        <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
        <LogInAgain />
      </Card>
    );
  const problem = problemOf("") ?? (errors.length > 0 ? texts.wrong : undefined);
  return (
    <Card className={accountStyles["card"]}>
      <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
      <p className={accountStyles["text"]}>{texts.text}</p>
      <form method="post" action={sharingPath()} className={styles["form"]} noValidate>
        {problem === undefined ? null : (
          <p role="alert" className={styles["wrong"]}>
            {problem}
          </p>
        )}
        <PlainField label={form.name} help={texts.nameHelp} error={problemOf("name")}>
          {(described) => (
            <input
              {...described}
              className={fields["line"]}
              name="name"
              defaultValue={values["name"]}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </PlainField>
        <PlainField label={form.email} help={texts.emailHelp} error={problemOf("email")}>
          {(described) => (
            <input
              {...described}
              className={fields["line"]}
              type="email"
              name="email"
              defaultValue={values["email"]}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </PlainField>
        <div>
          <Button isSubmit name={SHARING_FIELDS.act} value={SHARING_ACTS.invite}>
            <Icon of={UserPlus} size={20} /> {form.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
