import { Form, redirect } from "react-router";
import { leadSentPath } from "#domain/addresses/lead-paths.ts";
import { LEAD_ID_PARAMETER } from "#domain/addresses/lead-paths.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { leadFormTexts as form } from "#domain/lead/lead-form.texts.sv.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { measuredWithPage } from "#web/shell/analytics/measured-with-page.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/LeadSentPage";
import { LeadFacts } from "./LeadFacts.tsx";
import { leadSentTexts as texts } from "./lead.texts.sv.ts";
import styles from "./LeadPage.module.css";

/** Only links and a form. */
export const handle: PageHandle = { isStatic: true, texts: [] };

/** The receipt, for the visitor who sent it. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = requireVerticalAt(params);
  const leadId = url.searchParams.get(LEAD_ID_PARAMETER) ?? "";
  const lead = await pageServices(context).leads.follow(description.name, leadId);
  if (!lead) throw notFound();
  return { vertical: description.name, leadId, lead };
}

/** The visitor deletes what was written. */
export async function action({ url, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const leadId = url.searchParams.get(LEAD_ID_PARAMETER) ?? "";
  if (!(await pageServices(context).leads.erase(leadId))) throw notFound();
  return redirect(productPath(description), 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? texts.ofState[loaderData.lead.state].title : "") },
  { name: "robots", content: "noindex" },
];

export default function LeadSentPage({ loaderData: { vertical, leadId, lead } }: Route.ComponentProps) {
  const { description } = requireVertical(vertical);
  const { providerName, state, contact, facts, consent } = lead;
  const receipt = texts.ofState[state];
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <Card isRoomy className={styles["card"]}>
          <h1>{receipt.title}</h1>
          <p role="status" {...measuredWithPage(lead.measured ?? undefined)}>
            {receipt.text(providerName)}
          </p>
          <p>{texts.sentAt(lead.sentAtMs)}</p>
          {state === "waiting" ? (
            <LinkButton href={leadSentPath(description, leadId)} look="secondary">
              {texts.again}
            </LinkButton>
          ) : null}
          <h2 className={styles["title"]}>{texts.sent}</h2>
          <LeadFacts
            facts={[
              { name: form.name, text: contact.name },
              { name: form.phone, text: contact.phone },
              { name: form.email, text: contact.email },
              ...facts,
              { name: texts.consent, text: consent },
            ]}
          />
          <h2 className={styles["title"]}>{texts.eraseTitle}</h2>
          <p>{texts.eraseText(providerName)}</p>
          <Form method="post" reloadDocument>
            <Button isSubmit look="secondary">
              {texts.erase}
            </Button>
          </Form>
        </Card>
      </Wrap>
    </SitePage>
  );
}
