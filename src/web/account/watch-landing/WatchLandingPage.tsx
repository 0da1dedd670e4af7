import { redirect } from "react-router";
import { watchFindingPath } from "#domain/addresses/watch-paths.ts";
import { resultPath, switchPath } from "#domain/addresses/shop-paths.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import type { WatchLanding } from "#domain/watch-landing/landing.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { NounsOf } from "#ui/texts/NounsOf.tsx";
import { accountMeta } from "#web/account/frame/AccountPage.tsx";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { compareHref, lookOf } from "#web/account/parts/vertical-looks.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/WatchLandingPage";
import { ANSWER, ANSWERS } from "./landing-answers.ts";
import { LandingHeading } from "./LandingHeading.tsx";
import { LesserOffers } from "./LesserOffers.tsx";
import { SideBySide } from "./SideBySide.tsx";
import { SwitchCard } from "./SwitchCard.tsx";
import styles from "./WatchLanding.module.css";
import { watchLandingTexts as texts } from "./watch-landing.texts.sv.ts";

/** Where the mail of a watch leads: what the person has today beside what we found. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const landing = await pageServices(context).watchLanding(person).see(params.findingId);
    if (!landing) throw notFound();
    return landing;
  });

/** Plain forms: each press is one post, which ends on another address. */
export async function action({ request, context, params: { findingId } }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  const ownPath = watchFindingPath(findingId);
  if (!person) return redirect(ownPath, 303);
  const landing = services.watchLanding(person);
  switch ((await request.formData()).get(ANSWER)) {
    case ANSWERS.switch: {
      const opened = await landing.openOffer(findingId);
      if (!opened) throw notFound();
      const { place } = lookOf(opened.vertical);
      // The page itself states what can no longer be ordered.
      const canOrder = place && opened.resultId !== undefined;
      return redirect(
        canOrder ? switchPath(place, opened.resultId, { fetchDataId: opened.fetchDataId }) : ownPath,
        303,
      );
    }
    case ANSWERS.list: {
      const opened = await landing.openList(findingId);
      if (!opened) throw notFound();
      const { place } = lookOf(opened.vertical);
      const canList = place && opened.searchId !== undefined;
      return redirect(
        canList
          ? resultPath(place, opened.searchId, { fetchDataId: opened.fetchDataId })
          : compareHref(opened.vertical),
        303,
      );
    }
    case ANSWERS.stay:
      if (!(await landing.stay(findingId))) throw notFound();
      return redirect(ownPath, 303);
    case ANSWERS.stop:
      if (!(await landing.stopWatching(findingId))) throw notFound();
      return redirect(ownPath, 303);
    case null:
    default:
      throw notFound();
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  accountMeta(loaderData?.isLoggedIn ? titleOf(loaderData.content) : "");

const titleOf = ({ product, nouns }: WatchLanding): string => fillNouns(texts, nouns).pageTitle(product);

export default function WatchLandingPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const landing = loaderData.content;
  return (
    <SitePage>
      <NounsOf nouns={landing.nouns}>
        <Wrap className={styles["page"]}>
          <LandingHeading landing={landing} />
          <div className={styles["columns"]}>
            <SwitchCard landing={landing} />
            <div className={styles["main"]}>
              <SideBySide landing={landing} />
              <LesserOffers landing={landing} />
            </div>
          </div>
        </Wrap>
      </NounsOf>
    </SitePage>
  );
}
