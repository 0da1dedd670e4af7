import { accountContractPath } from "#domain/addresses/household-paths.ts";
import type { HouseholdTimeline } from "#domain/household/household-timeline.ts";
import { watchListPath } from "#domain/addresses/watch-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { joinTimelines } from "#domain/household-sharing/join-timelines.ts";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { PartnerCard } from "#web/account/sharing/PartnerCard.tsx";
import { compareHref, lookOf } from "#web/account/parts/vertical-looks.ts";
import { watchesTexts } from "#web/account/watches/watches.texts.sv.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import Plus from "lucide-react/icons/plus";
import type { Route } from "./+types/HouseholdPage";
import { CoverCards } from "./CoverCards.tsx";
import { householdTexts as texts } from "./household.texts.sv.ts";
import { HouseholdLines } from "./HouseholdLines.tsx";
import styles from "./HouseholdPage.module.css";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const services = pageServices(context);
    const [household, identity, shared, hasInvited, watched, helps] = await Promise.all([
      services.household(person).see(),
      services.identity(),
      services.sharing(person).sharedWithMe(),
      services.sharing(person).hasInvited(),
      services.watching(person).list(),
      services.account(person).claims(),
    ]);
    const timeline = joinTimelines(household.timeline, shared);
    const watches = watched.rows.map(({ contract, isOn, canWatch }) => ({ heldId: contract.heldId, isOn, canWatch }));
    const claimIds = helps.map(({ heldId }) => heldId);
    return { ...household, timeline, shared, hasInvited, watches, claimIds, street: identity?.address?.split(",")[0] };
  });

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function HouseholdPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { timeline, doubles, missing, shared, hasInvited, street, watches, claimIds } = loaderData.content;
  const isEmpty = timeline.rows.length === 0;
  return (
    <AccountPage section="household" title={texts.title} top={<Top timeline={timeline} street={street} />}>
      {isEmpty ? (
        <>
          <EmptyState {...texts.empty} />
          <p>
            <a className={styles["add"]} href={accountContractPath()}>
              <Icon of={Plus} size={20} />
              <span>{texts.add}</span>
            </a>
          </p>
          <CoverCards doubles={[]} missing={[]}>
            <PartnerCard shared={shared} hasInvited={hasInvited} />
          </CoverCards>
        </>
      ) : (
        <>
          <NextUp timeline={timeline} />
          <HouseholdLines
            timeline={timeline}
            claimIds={claimIds}
            watches={watches}
            watchNote={<a href={watchListPath()}>{watchesTexts.note}</a>}
          />
          <CoverCards doubles={doubles} missing={missing}>
            <PartnerCard shared={shared} hasInvited={hasInvited} />
          </CoverCards>
        </>
      )}
    </AccountPage>
  );
}

interface TopProps {
  readonly timeline: HouseholdTimeline;
  readonly street: string | undefined;
}

const Top = ({ timeline: { monthlyOre, unpriced }, street }: TopProps) => (
  <>
    <Lead>{street ?? texts.lead}</Lead>
    <h2 className={accountStyles["headline"]}>{monthlyOre > 0 ? texts.costs(monthlyOre) : texts.unknownCost}</h2>
    {unpriced > 0 ? <p className={accountStyles["small"]}>{texts.unpriced(unpriced)}</p> : null}
  </>
);

/** The first day to act on, and where to do it. */
function NextUp({ timeline: { next } }: { readonly timeline: HouseholdTimeline }) {
  if (!next) return null;
  const { contract, mark } = next;
  const { product, providerName, vertical, noticeBy } = contract;
  return (
    <section className={styles["next"]}>
      <div>
        <h2 className={accountStyles["heading"]}>{texts.next.heading(product, mark.date)}</h2>
        <p>
          {texts.next.at(providerName)}
          {noticeBy === undefined ? null : ` ${texts.next.notice(noticeBy)}`}
        </p>
      </div>
      {lookOf(vertical).place ? (
        <LinkButton href={compareHref(vertical)}>{texts.next.compare(product)}</LinkButton>
      ) : null}
    </section>
  );
}
