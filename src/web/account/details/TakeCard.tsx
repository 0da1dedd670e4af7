import { Download } from "lucide-react";
import { accountCopyPath } from "#domain/addresses/account-paths.ts";
import { accountReadableCopyPath } from "#domain/addresses/own-data-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { detailsTexts } from "./details.texts.sv.ts";

const texts = detailsTexts.take;

/** GDPR art. 15 and 20: the same data in two files. */
export const TakeCard = () => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
    <p className={accountStyles["small"]}>{texts.text}</p>
    <LinkButton href={accountReadableCopyPath()} isFull>
      <Icon of={Download} /> {texts.page}
    </LinkButton>
    <p>
      <a className={accountStyles["link"]} href={accountCopyPath()} download>
        {texts.json}
      </a>
    </p>
  </Card>
);
