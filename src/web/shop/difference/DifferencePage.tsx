import ArrowLeft from "lucide-react/icons/arrow-left";
import { describeCoverChange } from "#domain/comparison/cover-change.texts.sv.ts";
import { readListChoices } from "#domain/addresses/list-choices.ts";
import { RESULT_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { checkoutPath, resultPath } from "#domain/addresses/shop-paths.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { OfferDifference } from "#http/contract/difference-services.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/DifferencePage";
import { differenceTexts } from "./difference.texts.sv.ts";
import styles from "./Difference.module.css";
import { DifferenceTable } from "./DifferenceTable.tsx";

/** Only links. */
export const handle: PageHandle = { isStatic: true, texts: [differenceTexts] };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description, order } = requireVerticalAt(params);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER) ?? "";
  const choices = readListChoices(url.searchParams);
  const view = await pageServices(context).coverDifference(description.name, resultId, choices);
  if (!view) throw notFound();
  return { vertical: description.name, resultId, choices, view, hasCheckout: order !== undefined };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? differenceTexts.pageTitle(loaderData.view.offer.providerName) : "") },
  { name: "robots", content: "noindex" },
];

export default function DifferencePage({ loaderData }: Route.ComponentProps) {
  const { vertical, resultId, choices, view, hasCheckout } = loaderData;
  const texts = useTexts(differenceTexts);
  const { description } = requireVertical(vertical);
  const { providerName } = view.offer;
  return (
    <SitePage banner="none">
      <Wrap className={styles["page"]}>
        <a className={styles["back"]} href={resultPath(description, view.searchId, choices)}>
          <Icon of={ArrowLeft} size={20} />
          {texts.back}
        </a>
        <header>
          <h1>{texts.pageTitle(providerName)}</h1>
          <p className={styles["lead"]}>{texts.lead}</p>
        </header>
        <Verdict view={view} />
        <Card isRoomy>
          <DifferenceTable view={view} />
        </Card>
        <Beside view={view} />
        {hasCheckout ? (
          <p>
            <LinkButton href={checkoutPath(description, resultId, choices)}>
              {texts.order} <VisuallyHidden>{texts.orderAt(providerName)}</VisuallyHidden>
            </LinkButton>
          </p>
        ) : null}
      </Wrap>
    </SitePage>
  );
}

/** What differs in cover comes before any amount. */
function Verdict({ view: { verdict, change, rows, savingOre, today, offer } }: { readonly view: OfferDifference }) {
  const texts = useTexts(differenceTexts);
  const count = (difference: string): number => rows.filter((row) => row.difference === difference).length;
  const unknown = count("unknown");
  return (
    <Card isRoomy className={styles["verdict"]}>
      {change ? <p>{describeCoverChange(change)}</p> : null}
      <p>
        <strong>{verdict === "less" ? texts.verdicts.less(count("worse")) : texts.verdicts[verdict]}</strong>{" "}
        {unknown > 0 ? texts.unknownRows(unknown) : null}
      </p>
      <p>{describePrice(texts, savingOre, today.yearlyOre, offer.yearlyOre)}</p>
    </Card>
  );
}

function describePrice(
  texts: typeof differenceTexts,
  savingOre: number | undefined,
  todayOre: number | undefined,
  offerOre: number,
): string {
  if (todayOre === undefined) return texts.unknownFee;
  if (savingOre !== undefined) return texts.saving(formatKr(savingOre));
  return todayOre === offerOre ? texts.equal : texts.dearer(formatKr(offerOre - todayOre));
}

function Beside({ view: { benefits, documents } }: { readonly view: OfferDifference }) {
  const texts = useTexts(differenceTexts);
  return (
    <>
      {benefits.length > 0 ? (
        <section>
          <h2>{texts.benefits}</h2>
          <ul className={styles["items"]}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <p className={styles["small"]}>{texts.benefitsNote}</p>
        </section>
      ) : null}
      {documents.length > 0 ? (
        <section>
          <h2>{texts.documents}</h2>
          <ul className={styles["links"]}>
            {documents.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
