import Check from "lucide-react/icons/check";
import { data, redirect } from "react-router";
import { sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import { invitationForm } from "#domain/household-sharing/invitation-form.ts";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import type { Route } from "./+types/SharingPage";
import { InviteCard } from "./InviteCard.tsx";
import { OpenInvitationCard } from "./OpenInvitationCard.tsx";
import { SAVED_PARAMETER, SHARING_ACTS, SHARING_FIELDS } from "./sharing-fields.ts";
import { sharingTexts as texts } from "./sharing.texts.sv.ts";
import { TogetherCards } from "./TogetherCards.tsx";

/** Forms alone: they need no script, except that of the login. */
export const handle: PageHandle = {
  isStatic: (loaderData) => {
    const { isLoggedIn, content } = (loaderData ?? {}) as { isLoggedIn?: boolean; content?: { mayInvite: boolean } };
    return isLoggedIn === true && content?.mayInvite === true;
  },
};

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => ({
    view: await pageServices(context).sharing(person).see(),
    mayInvite: pageServices(context).hasJustLoggedIn(person),
    isSaved: url.searchParams.has(SAVED_PARAMETER),
  }));

/** Each act repeated changes nothing more; what was ended or withdrawn elsewhere is shown as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(sharingPath(), 303);
  const sharing = services.sharing(person);
  const posted = await request.formData();
  switch (posted.get(SHARING_FIELDS.act)) {
    case SHARING_ACTS.invite: {
      if (!services.hasJustLoggedIn(person)) return redirect(sharingPath(), 303);
      const values = readPosted(invitationForm, posted);
      const invited = await sharing.invite(values);
      return invited.ok ? redirect(sharingPath(), 303) : data({ values, errors: invited.errors }, { status: 422 });
    }
    case SHARING_ACTS.share: {
      const chosen = posted.getAll(SHARING_FIELDS.shown).filter((each) => typeof each === "string");
      const isShared = await sharing.share(chosen);
      return redirect(isShared ? `${sharingPath()}?${SAVED_PARAMETER}=1` : sharingPath(), 303);
    }
    case SHARING_ACTS.revoke:
      await sharing.revoke();
      return redirect(sharingPath(), 303);
    case SHARING_ACTS.end:
      await sharing.end();
      return redirect(sharingPath(), 303);
    case null:
    default:
      return data(null, { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => accountMeta(texts.title);

export default function SharingPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { view, mayInvite, isSaved } = loaderData.content;
  return (
    <AccountPage isNarrow section="household" title={texts.title} top={<Lead>{texts.lead}</Lead>}>
      {isSaved ? (
        <Alert tone="info" icon={<Icon of={Check} />}>
          <p role="status">{texts.saved}</p>
        </Alert>
      ) : null}
      {view.kind === "together" ? (
        <TogetherCards view={view} />
      ) : view.invitation ? (
        <OpenInvitationCard invitation={view.invitation} />
      ) : (
        <InviteCard mayInvite={mayInvite} values={actionData?.values ?? {}} errors={actionData?.errors ?? []} />
      )}
    </AccountPage>
  );
}
