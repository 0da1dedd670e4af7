import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, redirect } from "react-router";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { leadSentPath } from "#domain/addresses/lead-paths.ts";
import { RESULT_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { privacyPath, remunerationPath } from "#domain/addresses/content-paths.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { leadForm } from "#domain/lead/lead-form.ts";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/LeadPage";
import { LeadFacts } from "./LeadFacts.tsx";
import { LeadForm } from "./LeadForm.tsx";
import { leadTexts } from "./lead.texts.sv.ts";
import styles from "./LeadPage.module.css";

/** Only a form and links: it must work for everyone. */
export const handle: PageHandle = { isStatic: true, texts: [leadTexts] };

/** What is sent, to whom and what we are paid, before anything is sent. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = requireVerticalAt(params);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER) ?? "";
  const view = await pageServices(context).leads.see(description.name, resultId);
  if (!view) throw notFound();
  return { vertical: description.name, view };
}

/** Ends with a redirect: a reload sends nothing. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER) ?? "";
  const values = readPosted(leadForm, await request.formData());
  const sent = await pageServices(context).leads.send(description.name, resultId, values);
  if (!sent) throw notFound();
  if (sent.ok) return redirect(leadSentPath(description, sent.value), 303);
  return data({ values, errors: sent.errors }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? leadTexts.pageTitle(loaderData.view.providerName) : "") },
  { name: "robots", content: "noindex" },
];

export default function LeadPage({ loaderData: { vertical, view }, actionData }: Route.ComponentProps) {
  const texts = useTexts(leadTexts);
  const { description } = requireVertical(vertical);
  const { providerName, commissionOre, facts } = view;
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <Card isRoomy className={styles["card"]}>
          <LogoTile src={providerLogoPath(view.slug)} name={providerName} />
          <h1>{texts.pageTitle(providerName)}</h1>
          <p>{texts.intro(providerName)}</p>
          <h2 className={styles["title"]}>{texts.sentTitle}</h2>
          <LeadFacts facts={facts} />
          <p>
            {texts.only(providerName)}{" "}
            {commissionOre > 0 ? texts.paid(providerName, commissionOre) : texts.unpaid(providerName)}{" "}
            <a href={remunerationPath()}>{texts.about}</a>
          </p>
          <h2 className={styles["title"]}>{texts.contactTitle}</h2>
          <LeadForm
            provider={providerName}
            product={view.product}
            values={actionData?.values ?? {}}
            errors={actionData?.errors ?? []}
          />
          <p>
            <a href={privacyPath()}>{texts.privacy}</a>
          </p>
        </Card>
        <p>
          <a className={styles["back"]} href={resultPath(description, view.searchId)}>
            <Icon of={ArrowLeft} size={20} />
            {texts.back}
          </a>
        </p>
      </Wrap>
    </SitePage>
  );
}
