import LifeBuoy from "lucide-react/icons/life-buoy";
import { redirect } from "react-router";
import { nextMarks } from "#domain/household/household-timeline.ts";
import { selectMostRelevant } from "#domain/account/saved-events.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { readDeskPlace } from "#web/shell/login/desk-place.ts";
import { accountApplicationsPath, accountFavouritesPath, accountOrdersPath } from "#domain/addresses/account-paths.ts";
import { claimsPath } from "#domain/addresses/claims-paths.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import type { Route } from "./+types/OverviewPage";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import { AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import styles from "#web/account/frame/AccountPage.module.css";
import { CaseRows, orderTitle } from "#web/account/parts/CaseRows.tsx";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { FavouriteRows } from "#web/account/parts/FavouriteRows.tsx";
import { LoginCard } from "./LoginCard.tsx";
import { ConfirmationNotice } from "#web/shell/confirmation/ConfirmationNotice.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { loginPageTexts } from "#web/shell/frame/login-page.texts.sv.ts";
import { NextCard } from "./NextCard.tsx";
import { OverviewSection } from "./OverviewSection.tsx";
import { lookOf } from "#web/account/parts/vertical-looks.ts";
import { SavedCard } from "#web/account/parts/SavedCard.tsx";
import { accountFavouritesTexts } from "#web/account/parts/sections.texts.sv.ts";

/** A short list of each kind; the rest is one press away. */
const FEW = 3;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const place = readDeskPlace(url.searchParams);
    if (place !== undefined) throw redirect(place);
    const services = pageServices(context);
    const account = services.account(person);
    const [orders, applications, favourites, saved, household, logins, helps] = await Promise.all([
      account.orders(),
      account.applications(),
      account.favourites(),
      account.saved(),
      services.household(person).see(),
      account.logins(),
      account.claims(),
    ]);
    return {
      name: { first: person.firstName, last: person.lastName },
      orders: orders.slice(0, FEW),
      unconfirmed: orders.filter(({ confirmation }) => confirmation !== undefined),
      applications: applications.slice(0, FEW),
      favourites: favourites.slice(0, FEW),
      saved: { ...saved, events: selectMostRelevant(saved.events, FEW) },
      next: nextMarks(household.timeline).slice(0, FEW),
      logins,
      hasClaims: helps.length > 0,
    };
  });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.isLoggedIn ? accountTexts.title : loginPageTexts.title) },
  { name: "robots", content: "noindex" },
];

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { name, orders, unconfirmed, applications, favourites, saved, next, logins, hasClaims } = loaderData.content;
  const hasCases = orders.length + applications.length > 0;
  const hasNothing = !hasCases && favourites.length === 0 && saved.events.length === 0 && next.length === 0;
  return (
    <AccountPage
      section="overview"
      title={accountTexts.title}
      top={
        <>
          <Lead>{accountTexts.hello(name.first)}</Lead>
          <Headline totalOre={saved.totalOre} />
          {hasClaims ? (
            <p className={styles["act"]}>
              <LinkButton href={claimsPath()} look="secondary">
                <Icon of={LifeBuoy} size={20} /> {accountTexts.claims}
              </LinkButton>
            </p>
          ) : null}
        </>
      }
    >
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          {unconfirmed.map((order) => (
            <ConfirmationNotice
              key={order.orderId}
              place={lookOf(order.vertical).place}
              orderId={order.orderId}
              confirmation={order.confirmation}
              about={orderTitle(order)}
            />
          ))}
          {hasNothing ? <EmptyState {...accountTexts.nothing} /> : null}
          {hasCases ? (
            <OverviewSection
              heading={accountTexts.cases}
              href={orders.length > 0 ? accountOrdersPath() : accountApplicationsPath()}
            >
              <CaseRows orders={orders} applications={applications} />
            </OverviewSection>
          ) : null}
          {favourites.length > 0 ? (
            <OverviewSection heading={accountFavouritesTexts.title} href={accountFavouritesPath()}>
              <FavouriteRows favourites={favourites} />
              <p className={styles["micro"]}>{accountFavouritesTexts.note}</p>
            </OverviewSection>
          ) : null}
          {next.length > 0 ? <NextCard marks={next} /> : null}
        </div>
        <div className={styles["column"]}>
          {saved.events.length > 0 ? <SavedCard saved={saved} isShort /> : null}
          <LoginCard name={`${name.first} ${name.last}`} logins={logins} />
        </div>
      </div>
    </AccountPage>
  );
}

/** The total saving, or a welcome before there is one. */
const Headline = ({ totalOre }: { readonly totalOre: number }) =>
  totalOre > 0 ? (
    <h2 className={styles["headline"]}>
      {accountTexts.saved.before}
      <span className={styles["amount"]}>{formatKr(totalOre)}</span>
      {accountTexts.saved.after}
    </h2>
  ) : (
    <h2 className={styles["headline"]}>{accountTexts.welcome}</h2>
  );
