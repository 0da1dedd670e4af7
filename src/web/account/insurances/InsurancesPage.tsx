import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/InsurancesPage";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import { EmptyState } from "#web/account/frame/EmptyState.tsx";
import { InsuranceTimelineView } from "./InsuranceTimelineView.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { insurancesTexts as texts } from "#web/account/parts/sections.texts.sv.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const account = pageServices(context).account(person);
    const [timeline, helps] = await Promise.all([account.insurances(), account.claims()]);
    const claimIds = helps.flatMap(({ heldId, knownFrom }) => (knownFrom === undefined ? [] : [[knownFrom, heldId]]));
    return {
      timeline,
      today: swedishDate(Date.now()),
      claimIds: Object.fromEntries(claimIds) as Readonly<Record<string, string>>,
    };
  });

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function InsurancesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { timeline, today, claimIds } = loaderData.content;
  return (
    <AccountPage isNarrow section="insurances" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      {timeline.marks.length + timeline.undated.length === 0 ? (
        <EmptyState {...texts.empty} />
      ) : (
        <InsuranceTimelineView timeline={timeline} today={today} claimIds={claimIds} />
      )}
    </AccountPage>
  );
}
