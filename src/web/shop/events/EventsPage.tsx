import ArrowLeft from "lucide-react/icons/arrow-left";
import { redirect } from "react-router";
import { chosenEventPath } from "#domain/addresses/event-paths.ts";
import { readListChoices } from "#domain/addresses/list-choices.ts";
import { EVENT_PARAMETER, SEARCH_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { resultPath, searchAgainPath } from "#domain/addresses/shop-paths.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/EventsPage";
import { EventChoice } from "./EventChoice.tsx";
import { eventTexts } from "./events.texts.sv.ts";
import { NotCovered } from "./NotCovered.tsx";
import { OutcomeList } from "./OutcomeList.tsx";
import { readFrequency, readYears } from "./read-choice.ts";
import { RiskPanel } from "./RiskPanel.tsx";
import styles from "./EventsPage.module.css";

export const handle: PageHandle = { texts: [eventTexts] };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = requireVerticalAt(params);
  const searchId = url.searchParams.get(SEARCH_ID_PARAMETER) ?? "";
  const view = await pageServices(context).seeEvents({
    vertical: description.name,
    searchId,
    ...readListChoices(url.searchParams),
    eventId: url.searchParams.get(EVENT_PARAMETER) ?? undefined,
  });
  // Expired, of another visitor, or of a service without events: all have the same answer, as the list has.
  if (!view) throw redirect(searchAgainPath(description, /^[\w-]{22,64}$/.test(searchId) ? searchId : ""), 302);
  return {
    vertical: description.name,
    view,
    halves: readFrequency(url.searchParams, view.event),
    years: readYears(url.searchParams),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(eventTexts.title) },
  { name: "robots", content: "noindex" },
];

export default function EventsPage({ loaderData: { vertical, view, halves, years } }: Route.ComponentProps) {
  const texts = useTexts(eventTexts);
  const { description } = requireVertical(vertical);
  const addressOf = (eventId: string) => chosenEventPath(description, view.searchId, { ...view.choices, eventId });
  return (
    <SitePage banner="none">
      <Wrap className={styles["page"]}>
        <h1>{texts.title}</h1>
        <p className={styles["lead"]}>{view.event.isPayout ? texts.payout.lead : texts.lead}</p>
        <EventChoice events={view.events} chosenId={view.event.id} addressOf={addressOf} />
        {view.offers.length === 0 ? (
          <Card className={styles["card"]}>
            <h2 className={styles["heading"]}>{texts.nothing.title}</h2>
            <p>{texts.nothing.text}</p>
          </Card>
        ) : (
          <>
            <Card className={styles["card"]}>
              <h2 className={styles["heading"]}>{view.event.title}</h2>
              <p className={styles["note"]}>{view.event.example}</p>
              <OutcomeList view={view} />
              {view.event.isPayout ? null : <NotCovered place={description} view={view} />}
              {view.event.isPayout ? <p className={styles["note"]}>{texts.payout.example(view.readOn)}</p> : null}
            </Card>
            {/* Another event begins anew. Where only payouts are compared there is no own part to add to the price. */}
            {view.event.isPayout || view.isExcluded ? null : (
              <RiskPanel key={view.event.id} place={description} view={view} halves={halves} years={years} />
            )}
          </>
        )}
        <p>
          <a className={styles["back"]} href={resultPath(description, view.searchId, view.choices)}>
            <Icon of={ArrowLeft} size={20} />
            {texts.back}
          </a>
        </p>
      </Wrap>
    </SitePage>
  );
}
