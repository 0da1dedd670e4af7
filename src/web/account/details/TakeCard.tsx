import Download from "lucide-react/icons/download";
import { accountCopyPath } from "#domain/addresses/account-paths.ts";
import { accountReadableCopyPath } from "#domain/addresses/own-data-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LogInAgain } from "#web/account/frame/LogInAgain.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { detailsTexts } from "./details.texts.sv.ts";

const texts = detailsTexts.take;

/** GDPR art. 15 and 20: the same data in two files. */
export const TakeCard = ({ mayTake }: { readonly mayTake: boolean }) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
    <p className={accountStyles["small"]}>{texts.text}</p>
    {mayTake ? (
      <>
        <LinkButton href={accountReadableCopyPath()} isFull>
          <Icon of={Download} /> {texts.page}
        </LinkButton>
        <p>
          {/* The answer states that it is a file. With an attribute here, a page that asks for the login would be one too. */}
          <a className={accountStyles["link"]} href={accountCopyPath()}>
            {texts.json}
          </a>
        </p>
      </>
    ) : (
      <LogInAgain />
    )}
  </Card>
);
