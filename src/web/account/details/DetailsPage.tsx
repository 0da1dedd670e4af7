import { data, redirect } from "react-router";
import { ERASED_KINDS, type ErasedKind } from "#http/contract/account-services.ts";
import { DATA_DIRECTIONS, type DataDirection } from "#domain/my-data/data-event.ts";
import { maskPersonalNumber } from "#domain/person/masked-personal-number.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import type { Route } from "./+types/DetailsPage";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import styles from "#web/account/frame/AccountPage.module.css";
import { AgentsCard } from "#web/account/agents/AgentsCard.tsx";
import { agentsCardTexts } from "#web/account/agents/agents.texts.sv.ts";
import { ConsentsCard } from "./ConsentsCard.tsx";
import { DETAILS_FIELDS, DIRECTION_VALUES } from "./details-fields.ts";
import { detailsTexts as texts } from "./details.texts.sv.ts";
import { EraseAllCard } from "./EraseAllCard.tsx";
import { EraseCard } from "./EraseCard.tsx";
import { EventsCard } from "./EventsCard.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { TakeCard } from "./TakeCard.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const services = pageServices(context);
    const account = services.account(person);
    const asked = readAsked(url.searchParams);
    const [identity, { events, hasOlder }, cookies, fetches, agents] = await Promise.all([
      services.identity(),
      account.dataEvents(asked),
      account.cookieChoices(),
      account.fetchConsents(),
      services.agents(person).list(),
    ]);
    return {
      person: {
        name: `${person.firstName} ${person.lastName}`,
        personalNumber: maskPersonalNumber(identity?.personalNumber ?? ""),
        sinceMs: identity?.createdAtMs,
        email: identity?.email,
        address: identity?.address,
      },
      shown: { ...asked, events, hasOlder },
      cookies,
      fetches,
      agents,
      mayTake: services.hasJustLoggedIn(person),
      done: readDoneMessage(url.searchParams.get(DETAILS_FIELDS.done)),
    };
  });

/** What no link of the page has is the first page of all. */
function readAsked(query: URLSearchParams): { direction: DataDirection | undefined; page: number } {
  const page = Number(query.get(DETAILS_FIELDS.page));
  return {
    direction: DATA_DIRECTIONS.find((each) => DIRECTION_VALUES[each] === query.get(DETAILS_FIELDS.show)),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

/** More events than a person has in the time that they are stored. */
const MAX_PAGE = 1_000;

const isErased = (value: unknown): value is ErasedKind => ERASED_KINDS.some((kind) => kind === value);

const readDoneMessage = (done: string | null): string | undefined =>
  done === DETAILS_FIELDS.consent
    ? texts.consents.withdrawalDone
    : done === DETAILS_FIELDS.agent
      ? agentsCardTexts.disconnected
      : isErased(done)
        ? texts.erase.what[done].done
        : undefined;

/** Asks once before anything goes; what is done ends on the page's own address, so that a reload does nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountDetailsPath(), 303);
  const account = services.account(person);
  const form = await request.formData();
  const fetchId = form.get(DETAILS_FIELDS.consent);
  if (typeof fetchId === "string") {
    if (!(await account.withdrawFetchConsent(fetchId))) throw notFound();
    return redirect(doneAddress(DETAILS_FIELDS.consent), 303);
  }
  const grantId = form.get(DETAILS_FIELDS.agent);
  if (typeof grantId === "string") {
    if (!(await services.agents(person).disconnect(grantId))) throw notFound();
    return redirect(doneAddress(DETAILS_FIELDS.agent), 303);
  }
  const what = form.get(DETAILS_FIELDS.erase);
  if (!isErased(what)) return data({ asked: undefined }, { status: 400 });
  if (form.get(DETAILS_FIELDS.confirmed) !== "ja") return data({ asked: what }, { status: 200 });
  await account.erase(what);
  return redirect(doneAddress(what), 303);
}

const doneAddress = (done: string): string => `${accountDetailsPath()}?${DETAILS_FIELDS.done}=${done}`;

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function DetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { person, shown, cookies, fetches, agents, mayTake, done } = loaderData.content;
  return (
    <AccountPage section="details" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      {done === undefined ? null : <AlertBanner tone="right" title={done} isAnnounced />}
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          <EventsCard {...shown} />
          <ConsentsCard cookies={cookies} fetches={fetches} />
        </div>
        <div className={styles["column"]}>
          <TakeCard mayTake={mayTake} />
          <AgentsCard agents={agents} field={DETAILS_FIELDS.agent} />
          <PersonCard person={person} />
          <EraseAllCard />
          <EraseCard asked={actionData?.asked} />
        </div>
      </div>
    </AccountPage>
  );
}
