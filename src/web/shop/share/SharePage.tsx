import { useState } from "react";
import { data, redirect } from "react-router";
import { readListChoices } from "#domain/addresses/list-choices.ts";
import { SEARCH_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { shareListPath } from "#domain/addresses/verifiable-paths.ts";
import { MAX_SHARED_OFFERS, shareExpiry } from "#domain/share/shared-list.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound, requireVertical } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/SharePage";
import { ChooseCard } from "./ChooseCard.tsx";
import { LinkCard } from "./LinkCard.tsx";
import { OwnShares } from "./OwnShares.tsx";
import { Preview } from "./Preview.tsx";
import { choicesOf, firstChoices, readerOf, type ShownChoices } from "./share-choices.ts";
import { SHARE_ACTS, SHARE_ANCHORS, SHARE_FIELDS } from "./share-fields.ts";
import { shareTexts as texts } from "./share.texts.sv.ts";
import { dayOf, shownList } from "./shared-view.ts";
import { ShareHeader } from "./ShareHeader.tsx";
import { TakeAlong } from "./TakeAlong.tsx";
import styles from "./SharePage.module.css";

const askedIn = (url: URL) => {
  const searchId = url.searchParams.get(SEARCH_ID_PARAMETER) ?? "";
  const choices = readListChoices(url.searchParams);
  return { searchId, choices, address: shareListPath(searchId, choices) };
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = pageServices(context);
  const { searchId, choices: listed, address } = askedIn(url);
  const sharing = services.listSharing(searchId, listed);
  const view = await sharing.see();
  if (!view) throw notFound();
  const own = await sharing.listOwn();
  const person = await services.session();
  const { description } = requireVertical(view.vertical);
  return {
    ...view,
    own,
    searchId,
    listed,
    address,
    firstName: person?.firstName,
    listHref: resultPath(description, searchId, listed),
    newest: own.find((share) => share.searchId === searchId && share.phase === "open"),
    // Of a link that is made now.
    expiresOn: dayOf(shareExpiry(Date.now())),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const { searchId, choices: listed, address } = askedIn(url);
  const sharing = services.listSharing(searchId, listed);
  const posted = await request.formData();
  const read = readerOf(posted);
  switch (read(SHARE_FIELDS.act)) {
    case SHARE_ACTS.share: {
      const view = await sharing.see();
      if (!view) throw notFound();
      const offers = posted.getAll(SHARE_FIELDS.offers).map(String);
      const choices = {
        showsToday: posted.has(SHARE_FIELDS.today),
        greeting: read(SHARE_FIELDS.greeting),
        sender: (await services.session())?.firstName ?? read(SHARE_FIELDS.sender),
      };
      const refuse = (problem: string, status: number) => {
        const chosen = view.resultIds.flatMap((id, index) => (offers.includes(id) ? [index] : []));
        return data({ problem, choices: { ...choices, chosen } }, { status });
      };
      if (offers.length > MAX_SHARED_OFFERS) return refuse(texts.choose.tooManyOffers, 422);
      const outcome = await sharing.share({ ...choices, offers });
      if (outcome === "missing") throw notFound();
      if (outcome === "too-many") return refuse(texts.choose.tooManyShares, 429);
      return redirect(`${address}#${SHARE_ANCHORS.link}`, 303);
    }
    case SHARE_ACTS.revoke:
      if (!(await sharing.revoke(read(SHARE_FIELDS.share)))) throw notFound();
      return redirect(`${address}#${SHARE_ANCHORS.own}`, 303);
    case SHARE_ACTS.removeVote:
      if (!(await sharing.removeVote(read(SHARE_FIELDS.share), read(SHARE_FIELDS.vote)))) throw notFound();
      return redirect(`${address}#${SHARE_ANCHORS.own}`, 303);
    case SHARE_ACTS.prefer: {
      const chosen = read(SHARE_FIELDS.choice);
      const choice = /^\d$/.test(chosen) ? Number(chosen) : undefined;
      if (!(await sharing.prefer(read(SHARE_FIELDS.share), choice))) throw notFound();
      return redirect(`${address}#${SHARE_ANCHORS.own}`, 303);
    }
    default:
      return data(null, { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.title) },
  { name: "robots", content: "noindex" },
];

export default function SharePage({ loaderData, actionData }: Route.ComponentProps) {
  const { whole, resultIds, own, newest, searchId, listed, address, firstName, expiresOn } = loaderData;
  // What was posted and refused is still filled in.
  const filledIn = actionData?.choices ?? firstChoices(newest?.content, firstName);
  const [choices, setChoices] = useState<ShownChoices>(filledIn);
  const shown = shownList(whole, choices.chosen, choices);
  return (
    <SitePage header={<ShareHeader title={texts.header} back={{ href: loaderData.listHref, text: texts.back }} />}>
      <Wrap className={styles["page"]}>
        <div className={styles["heading"]}>
          <h1>{texts.title}</h1>
          <p className={styles["lead"]}>{texts.lead}</p>
        </div>
        <div className={styles["columns"]}>
          <div className={styles["main"]}>
            <form
              method="post"
              action={address}
              className={styles["form"]}
              onChange={({ currentTarget }) => setChoices(choicesOf(currentTarget, resultIds, firstName))}
            >
              <ChooseCard
                whole={whole}
                resultIds={resultIds}
                shown={shown}
                firstName={firstName}
                filledIn={filledIn}
                problem={actionData?.problem}
              />
              <LinkCard share={newest} expiresOn={expiresOn} />
            </form>
            <OwnShares shares={own} address={address} />
            <TakeAlong searchId={searchId} choices={listed} offers={whole.offers} resultIds={resultIds} />
          </div>
          <Preview list={shown} link={newest?.link} />
        </div>
      </Wrap>
    </SitePage>
  );
}
