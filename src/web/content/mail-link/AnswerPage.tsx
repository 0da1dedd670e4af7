import { Form } from "react-router";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { newsletterPath } from "#domain/addresses/content-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import styles from "./AnswerPage.module.css";
import { newsletterTexts } from "#web/shell/newsletter/newsletter.texts.sv.ts";

export type AnswerState = "ask" | "done" | "wrong-link";

interface AnswerPageProps {
  readonly state: AnswerState;
  readonly texts: { title: string; lead: string; button: string; done: string; doneLead: string };
  /** Another button, which posts a value of its own. */
  readonly more?: { readonly name: string; readonly value: string; readonly label: string };
  /** Where a link that does not count leads instead. */
  readonly wrongLink?: { wrongLink: string; wrongLinkLead: string; again: string; href: string };
}

const NEWSLETTER_AGAIN = { ...newsletterTexts, href: newsletterPath() };

/** What a link in a mail leads to: opening it changes nothing, because mail programs open links by themselves. */
export const AnswerPage = ({ state, texts, wrongLink = NEWSLETTER_AGAIN, more }: AnswerPageProps) => (
  <SitePage>
    <Wrap width="reading" className={styles["page"]}>
      {state === "ask" ? (
        <>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
          <Form method="post" reloadDocument>
            <Button isSubmit>{texts.button}</Button>
            {more ? (
              <Button isSubmit look="secondary" name={more.name} value={more.value}>
                {more.label}
              </Button>
            ) : null}
          </Form>
        </>
      ) : state === "done" ? (
        <>
          <h1>{texts.done}</h1>
          <p>{texts.doneLead}</p>
          <div>
            <LinkButton href={startPath()} look="secondary">
              {newsletterTexts.toStart}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <h1>{wrongLink.wrongLink}</h1>
          <p>{wrongLink.wrongLinkLead}</p>
          <div>
            <LinkButton href={wrongLink.href}>{wrongLink.again}</LinkButton>
          </div>
        </>
      )}
    </Wrap>
  </SitePage>
);
