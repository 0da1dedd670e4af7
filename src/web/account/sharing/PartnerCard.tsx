import { UserPlus, Users } from "lucide-react";
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

/** On the page of the household: invites a partner, or states what the partner shows. */
export const PartnerCard = ({ shared }: { readonly shared: SharedWithMe | undefined }) => (
  <Card className={styles["partner"]}>
    <Tag>
      <Icon of={Users} size={16} />
      {texts.tag}
    </Tag>
    <h2 className={accountStyles["heading"]}>{shared ? texts.together(shared.firstName) : texts.heading}</h2>
    <p className={accountStyles["small"]}>
      {shared ? texts.theirs(shared.firstName, shared.contracts.length) : texts.text}
    </p>
    <LinkButton href={sharingPath()} look="secondary" size="small">
      {shared ? null : <Icon of={UserPlus} size={20} />}
      {shared ? texts.manage : texts.button}
    </LinkButton>
  </Card>
);
