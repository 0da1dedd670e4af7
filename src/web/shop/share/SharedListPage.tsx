import Check from "lucide-react/icons/check";
import EyeOff from "lucide-react/icons/eye-off";
import Info from "lucide-react/icons/info";
import { redirect } from "react-router";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import { VOTE_TEXT_MAX_LENGTH } from "#domain/share/shared-list.ts";
import { sharedListsPath } from "#domain/addresses/stored-list-paths.ts";
import { sharedListPath } from "#domain/addresses/verifiable-paths.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { PlainField } from "#ui/pieces/PlainField.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/SharedListPage";
import { Greeting } from "./Greeting.tsx";
import { readerOf } from "./share-choices.ts";
import {
  NO_COOKIE_PARAMETER,
  SHARE_ANCHORS,
  TOO_MANY_PARAMETER,
  VOTE_FIELDS,
  VOTED_PARAMETER,
} from "./share-fields.ts";
import { sharedTexts as texts, sharedTitle } from "./share.texts.sv.ts";
import { SharedOfferCard } from "./SharedOfferCard.tsx";
import { dayOf, isPriced, monthly } from "./shared-view.ts";
import { ShareHeader } from "./ShareHeader.tsx";
import styles from "./SharedListPage.module.css";

/** Forms alone. The address holds the secret of the link: it is not measured. */
export const handle: PageHandle = { isStatic: true, measuredPath: sharedListsPath() };

/** A link that is revoked, has expired or was never given has the same answer as any address that is no page. */
export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const isVoted = url.searchParams.has(VOTED_PARAMETER);
  const shared = await pageServices(context).sharedList(token).open(isVoted);
  if (!shared) throw notFound();
  const notTaken = Object.entries(NOT_TAKEN).find(([parameter]) => url.searchParams.has(parameter))?.[1];
  return { ...shared, token, isVoted, notTaken };
}

const NOT_TAKEN = { [NO_COOKIE_PARAMETER]: texts.noCookie, [TOO_MANY_PARAMETER]: texts.tooMany };

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const posted = await request.formData();
  const read = readerOf(posted);
  const chosen = read(VOTE_FIELDS.choice) || read(VOTE_FIELDS.current);
  const choice = /^\d$/.test(chosen) ? Number(chosen) : -1;
  const outcome = await pageServices(context).sharedList(token).vote(choice, read(VOTE_FIELDS.text));
  if (outcome === "missing") throw notFound();
  const address = sharedListPath(token);
  if (outcome === "no-browser") return redirect(`${address}?${NO_COOKIE_PARAMETER}=1`, 303);
  if (outcome === "too-many") return redirect(`${address}?${TOO_MANY_PARAMETER}=1`, 303);
  return redirect(outcome === "own" ? address : `${address}?${VOTED_PARAMETER}=1#${SHARE_ANCHORS.answer}`, 303);
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.pageTitle) },
  // No site but ours gets the address (security-headers.ts). A stricter policy would hide from us where the vote is posted from.
  { name: "robots", content: "noindex, nofollow, noarchive" },
];

export default function SharedListPage({ loaderData }: Route.ComponentProps) {
  const { list, ownChoice, sharedAtMs, expiresAtMs, isOwn, vote, token, notTaken } = loaderData;
  const { sender, today } = list;
  const priced = isPriced(list);
  return (
    <SitePage header={<ShareHeader title={texts.header} end={texts.validUntil(dayOf(expiresAtMs))} />}>
      <Wrap className={styles["page"]}>
        {list.greeting === undefined ? null : (
          <Greeting text={list.greeting} from={texts.from(sender, formatMoment(sharedAtMs))} />
        )}
        <div className={styles["heading"]}>
          <h1>{sharedTitle(list.offers.length, priced, list.product)}</h1>
          <p className={styles["lead"]}>
            {list.about === undefined ? null : `${list.about}. `}
            {today ? texts.today(sender, formatFee(monthly(today.yearlyOre), "month")) : null}
          </p>
        </div>
        {notTaken !== undefined && !vote ? (
          <Alert tone="info" icon={<Icon of={Info} />}>
            <p role="alert">{notTaken}</p>
          </Alert>
        ) : null}
        {isOwn ? (
          <Alert tone="info" icon={<Icon of={Info} />}>
            <p>{texts.own}</p>
          </Alert>
        ) : null}
        <form method="post" action={sharedListPath(token)} className={styles["form"]}>
          <div className={styles["cards"]}>
            {list.offers.map((offer, index) => (
              <SharedOfferCard
                key={index}
                offer={offer}
                list={list}
                isFavourite={ownChoice === index}
                isVoted={vote?.choice === index}
                action={
                  isOwn ? undefined : (
                    <Button isSubmit isFull look="secondary" name={VOTE_FIELDS.choice} value={String(index)}>
                      {vote?.choice === index ? (
                        <>
                          <Icon of={Check} size={20} /> {texts.voted}
                        </>
                      ) : (
                        texts.vote(offer.name)
                      )}
                    </Button>
                  )
                }
              />
            ))}
          </div>
          <p className={styles["foot"]}>
            {[
              list.note,
              list.payment ? texts.atOnce : undefined,
              today ? texts.pinkLine(sender) : undefined,
              priced ? texts.ranked : texts.rankedByGain,
              texts.fetched(formatLongDate(list.fetchedOn)),
              texts.linkUntil(dayOf(expiresAtMs)),
            ]
              .filter(Boolean)
              .join(" ")}
          </p>
          {isOwn ? null : <AnswerCard {...loaderData} />}
        </form>
        <p className={styles["never"]}>
          <Icon of={EyeOff} size={20} />
          {texts.never(sender)}
        </p>
      </Wrap>
    </SitePage>
  );
}

function AnswerCard({ list, vote, isVoted }: Pick<Route.ComponentProps["loaderData"], "list" | "vote" | "isVoted">) {
  const { sender } = list;
  const chosen = vote && list.offers[vote.choice];
  return (
    <Card className={styles["answer"]}>
      <div id={SHARE_ANCHORS.answer}>
        <h2 className={styles["answerHeading"]}>{texts.answer.heading(sender)}</h2>
        <p className={styles["answerText"]}>
          {chosen ? texts.answer.chosen(chosen.name, sender) : texts.answer.choose(sender)}
        </p>
        {isVoted && chosen ? (
          <p role="status" className={styles["sent"]}>
            {texts.answer.sent(sender)}
          </p>
        ) : null}
      </div>
      <PlainField label={texts.answer.text} help={texts.answer.help}>
        {(described) => (
          <textarea
            {...described}
            className={fields["area"]}
            name={VOTE_FIELDS.text}
            rows={3}
            maxLength={VOTE_TEXT_MAX_LENGTH}
            defaultValue={vote?.text}
          />
        )}
      </PlainField>
      {vote ? (
        <Button isSubmit name={VOTE_FIELDS.current} value={String(vote.choice)}>
          {texts.answer.send(sender)}
        </Button>
      ) : null}
    </Card>
  );
}

/** The router's data requests, too: a browser must not store the list. */
export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
