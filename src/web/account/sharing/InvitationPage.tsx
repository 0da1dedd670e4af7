import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { data, redirect } from "react-router";
import { invitationPath, invitationsPath, sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { ANSWERS } from "#domain/household-sharing/invitation.ts";
import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { MessagePage, pictureClass } from "#web/shell/frame/MessagePage.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import type { Route } from "./+types/InvitationPage";
import { DECLINED_PARAMETER, SHARING_FIELDS } from "./sharing-fields.ts";
import styles from "./Sharing.module.css";
import { invitationTexts as texts } from "./sharing.texts.sv.ts";

/** The address holds the secret of the link: it is not measured. */
export const handle: PageHandle = { measuredPath: invitationsPath() };

/** Who has the link sees the first name of who invited while it is open, and nothing of anyone afterwards. */
export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (url.searchParams.has(DECLINED_PARAMETER)) return data({ state: "declined" as const });
  const invitation = await services.invitation(token).open(person);
  if (!invitation) return data({ state: "missing" as const }, { status: 404 });
  if (invitation.phase !== "open") return data({ state: "over" as const }, { status: 410 });
  const { inviterFirstName } = invitation;
  if (!person) return data({ state: "logged-out" as const, inviterFirstName });
  return data({ state: invitation.isInviter ? ("own" as const) : ("open" as const), token, inviterFirstName });
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(invitationPath(token), 303);
  const posted = (await request.formData()).get(SHARING_FIELDS.answer);
  const answer = ANSWERS.find((each) => each === posted);
  if (!answer) return data(null, { status: 400 });
  const answered = await services.invitation(token).answer(person, answer);
  if (!answered || answered.refusal === "over") return redirect(invitationPath(token), 303);
  if (answered.refusal) return data({ message: texts.refused[answered.refusal] }, { status: 409 });
  return redirect(answer === "accept" ? sharingPath() : `${invitationPath(token)}?${DECLINED_PARAMETER}=1`, 303);
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(texts.pageTitle) },
  // No site but ours gets the address (security-headers.ts). A stricter policy would hide from us where the answer is posted from.
  { name: "robots", content: "noindex" },
];

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = loaderData;
  if (state === "logged-out")
    return <LoginPage heading={texts.title(loaderData.inviterFirstName)} lead={texts.login} />;
  if (state !== "open")
    return (
      <MessagePage
        picture={<BirdOnLine className={pictureClass} />}
        heading={texts[state].heading}
        lead={texts[state].lead}
        actions={
          state === "own" ? (
            <LinkButton href={sharingPath()}>{texts.toSharing}</LinkButton>
          ) : (
            <LinkButton href={startPath()}>{texts.toStart}</LinkButton>
          )
        }
      />
    );
  const { token, inviterFirstName } = loaderData;
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["invitation"]}>
        <h1>{texts.title(inviterFirstName)}</h1>
        <Card isRoomy className={accountStyles["card"]}>
          {actionData?.message ? (
            <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
              <p role="alert">{actionData.message}</p>
            </Alert>
          ) : null}
          {texts.text(inviterFirstName).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <form method="post" action={invitationPath(token)} className={styles["answers"]}>
            <Button isSubmit name={SHARING_FIELDS.answer} value="accept">
              {texts.accept}
            </Button>
            <Button isSubmit look="secondary" name={SHARING_FIELDS.answer} value="decline">
              {texts.decline}
            </Button>
          </form>
        </Card>
      </Wrap>
    </SitePage>
  );
}
