import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";
import { sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import type { SharedWithMe } from "#http/contract/household-sharing-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { Tag } from "#ui/primitives/Tag.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import styles from "./Sharing.module.css";
import { sharingTexts } from "./sharing.texts.sv.ts";

const texts = sharingTexts.card;

interface PartnerCardProps {
  readonly shared: SharedWithMe | undefined;
  readonly hasInvited: boolean;
}

/** On the page of the household: invites a partner, or states what the partner shows. */
export function PartnerCard({ shared, hasInvited }: PartnerCardProps) {
  const { heading, text, button } = contentOf(shared, hasInvited);
  return (
    <Card className={styles["partner"]}>
      <Tag>
        <Icon of={Users} size={16} />
        {texts.tag}
      </Tag>
      <h2 className={accountStyles["heading"]}>{heading}</h2>
      <p className={accountStyles["small"]}>{text}</p>
      <LinkButton href={sharingPath()} look="secondary" size="small">
        {shared || hasInvited ? null : <Icon of={UserPlus} size={20} />}
        {button}
      </LinkButton>
    </Card>
  );
}

function contentOf(shared: SharedWithMe | undefined, hasInvited: boolean) {
  if (shared)
    return {
      heading: texts.together(shared.firstName),
      text: texts.theirs(shared.firstName, shared.contracts.length),
      button: texts.manage,
    };
  return hasInvited
    ? { heading: texts.waiting, text: texts.waitingText, button: texts.show }
    : { heading: texts.heading, text: texts.text, button: texts.button };
}
