import { redirect } from "react-router";
import { openAgentListPagePath } from "#domain/addresses/agent-paths.ts";
import { RESULT_ID_PARAMETER, SEARCH_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { checkoutPath, resultPath } from "#domain/addresses/shop-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { accountMeta } from "#web/account/frame/AccountPage.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { MessagePage, pictureClass } from "#web/shell/frame/MessagePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import type { Route } from "./+types/AgentListPage";
import { agentListTexts as texts, connectTexts } from "./agents.texts.sv.ts";

export const handle: PageHandle = { measuredPath: openAgentListPagePath() };

export async function loader({ url, context }: Route.LoaderArgs) {
  const person = await pageServices(context).session();
  return {
    isLoggedIn: person !== undefined,
    search: url.search,
    hasOffer: url.searchParams.has(RESULT_ID_PARAMETER),
    isMissing: url.searchParams.has(MISSING_PARAMETER),
  };
}

const MISSING_PARAMETER = "saknas";

/** Hands the list over to this browser, and shows it: the person decides there. */
export async function action({ request, url, context }: Route.ActionArgs) {
  await request.formData();
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(openAgentListPagePath() + url.search, 303);
  const searchId = url.searchParams.get(SEARCH_ID_PARAMETER) ?? "";
  const name = await services.agents(person).openList(searchId);
  const place = placedVerticals.find(({ description }) => description.name === name)?.description;
  if (!place) return redirect(`${openAgentListPagePath()}?${MISSING_PARAMETER}=1`, 303);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER);
  return redirect(resultId === null ? resultPath(place, searchId) : checkoutPath(place, resultId), 303);
}

export const meta: Route.MetaFunction = () => accountMeta(texts.pageTitle);

export default function AgentListPage({ loaderData }: Route.ComponentProps) {
  const { isLoggedIn, isMissing, hasOffer, search } = loaderData;
  if (!isLoggedIn) return <LoginPage heading={texts.login.heading} lead={texts.login.lead} />;
  const picture = <BirdOnLine className={pictureClass} />;
  if (isMissing)
    return (
      <MessagePage
        picture={picture}
        heading={texts.missing.heading}
        lead={texts.missing.lead}
        actions={<LinkButton href={startPath()}>{connectTexts.toStart}</LinkButton>}
      />
    );
  return (
    <MessagePage
      picture={picture}
      heading={texts.title}
      lead={texts.text}
      actions={
        <form method="post" action={openAgentListPagePath() + search}>
          <Button isSubmit>{hasOffer ? texts.order : texts.button}</Button>
        </form>
      }
    />
  );
}
