import ArrowLeft from "lucide-react/icons/arrow-left";
import ExternalLink from "lucide-react/icons/external-link";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { leavePath } from "#domain/addresses/link-out-paths.ts";
import { RESULT_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { remunerationPath } from "#domain/addresses/content-paths.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/LinkOutPage";
import { linkOutTexts } from "./link-out.texts.sv.ts";
import styles from "./LinkOutPage.module.css";

/** Only links. */
export const handle: PageHandle = { isStatic: true, texts: [linkOutTexts] };

/** Who the provider is and what it pays us, before the visitor leaves. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = requireVerticalAt(params);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER) ?? "";
  const view = await pageServices(context).linkOut.see(description.name, resultId);
  if (!view) throw notFound();
  return { vertical: description.name, resultId, view };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? linkOutTexts.pageTitle(loaderData.view.providerName) : "") },
  { name: "robots", content: "noindex" },
];

export default function LinkOutPage({ loaderData: { vertical, resultId, view } }: Route.ComponentProps) {
  const texts = useTexts(linkOutTexts);
  const { description } = requireVertical(vertical);
  const { providerName, commissionOre } = view;
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <Card isRoomy className={styles["card"]}>
          <LogoTile src={providerLogoPath(view.slug)} name={providerName} />
          <h1>{texts.pageTitle(providerName)}</h1>
          <p className={styles["lead"]}>{texts.offer(view.subscriptionName)}</p>
          <p>{texts.leaving(providerName, view.host)}</p>
          <p>
            {commissionOre > 0 ? texts.paid(providerName, commissionOre) : texts.unpaid(providerName)}{" "}
            <a href={remunerationPath()}>{texts.about}</a>
          </p>
          <p>{texts.nothingSent(providerName)}</p>
          <p className={styles["actions"]}>
            <LinkButton href={leavePath(description, resultId)}>
              {texts.go(providerName)}
              <Icon of={ExternalLink} size={20} />
            </LinkButton>
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
