import { formatMoment } from "#domain/calendar/format-date.ts";
import { sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import type { ShownOwnInvitation } from "#http/contract/household-sharing-services.ts";
import fields from "#ui/pieces/PlainField.module.css";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { SHARING_ACTS, SHARING_FIELDS } from "./sharing-fields.ts";
import styles from "./Sharing.module.css";
import { sharingTexts } from "./sharing.texts.sv.ts";

const texts = sharingTexts.open;

/** The link can be sent again until it is answered. */
export const OpenInvitationCard = ({ invitation }: { readonly invitation: ShownOwnInvitation }) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading(invitation.name)}</h2>
    <p className={accountStyles["text"]}>
      {texts.text(formatMoment(invitation.expiresAtMs))}
      {invitation.email === "" ? null : ` ${texts.mailed(invitation.email)}`}
    </p>
    <div className={styles["form"]}>
      <div className={fields["field"]}>
        <label className={fields["label"]} htmlFor="invitation-link">
          {texts.link}
        </label>
        <input id="invitation-link" className={fields["line"]} value={invitation.link} readOnly />
      </div>
      <form method="post" action={sharingPath()}>
        <Button isSubmit look="secondary" name={SHARING_FIELDS.act} value={SHARING_ACTS.revoke}>
          {texts.revoke}
        </Button>
      </form>
    </div>
  </Card>
);
