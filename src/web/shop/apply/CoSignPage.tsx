import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { data, redirect } from "react-router";
import { coSignPath } from "#domain/addresses/apply-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { useTexts } from "#ui/texts/use-texts.ts";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { MessagePage, pictureClass } from "#web/shell/frame/MessagePage.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { loadApplied, requireApplied, requireAppliedAt } from "#web/shell/verticals/find-applied.ts";
import { readSigning } from "#web/shop/signing/read-signing.ts";
import { SigningStep } from "#web/shop/signing/SigningStep.tsx";
import { signingTexts } from "#web/shop/signing/signing.texts.sv.ts";
import { useSigning } from "#web/shop/signing/use-signing.ts";
import { applyTexts } from "./apply.texts.sv.ts";
import { readSigningAct } from "./read-signing-act.ts";
import { TextToSign } from "./TextToSign.tsx";
import type { Route } from "./+types/CoSignPage";
import styles from "./ApplyScreen.module.css";

if (!import.meta.env.SSR) await loadApplied();

const DONE = "tack";

/**
 * For the person that the applicant named, identified by their login. A visitor who is not logged in learns nothing about the link, and one
 * who is someone else gets the answer of a link that does not exist.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = await requireAppliedAt(params);
  const vertical = description.name;
  const code = url.searchParams.get("kod") ?? "";
  const services = pageServices(context);
  if (url.searchParams.has(DONE)) return data({ vertical, code, state: "done" as const });
  if (!(await services.session())) return data({ vertical, code, state: "logged-out" as const }, { status: 401 });
  const view = await services.apply.seeCoSigning(vertical, code);
  if (!view) return data({ vertical, code, state: "missing" as const }, { status: 404 });
  const signing = view.signing && readSigning(view.signing);
  return data({ vertical, code, state: "open" as const, text: view.text, signing });
}

export async function action({ url, request, params, context }: Route.ActionArgs) {
  const { description } = await requireAppliedAt(params);
  const code = url.searchParams.get("kod") ?? "";
  const here = coSignPath(description, code);
  const { apply, orders } = pageServices(context);
  const posted = await request.formData();
  const signingAct = readSigningAct(posted);
  if (signingAct) {
    const outcome = await orders.sign(description.name, signingAct);
    return redirect(outcome?.orderId === undefined ? here : `${here}&${DONE}=1`, 303);
  }
  const answer = await apply.coSign(description.name, code);
  if (answer && "message" in answer) return data({ message: answer.message }, { status: 503 });
  return redirect(here, 303);
}

export const handle: PageHandle = { texts: [applyTexts, signingTexts] };

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(applyTexts.coSign.title) },
  { name: "robots", content: "noindex" },
];

export default function CoSignPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(applyTexts).coSign;
  if (loaderData.state === "logged-out") return <LoginPage heading={texts.title} />;
  if (loaderData.state !== "open")
    return (
      <MessagePage
        picture={<BirdOnLine className={pictureClass} />}
        heading={loaderData.state === "done" ? texts.done : texts.missingTitle}
        lead={loaderData.state === "done" ? texts.doneText : texts.missing}
        actions={<LinkButton href={startPath()}>{texts.toStart}</LinkButton>}
      />
    );
  return <CoSigning key={loaderData.signing?.signingId} {...loaderData} message={actionData?.message} />;
}

interface CoSigningProps {
  readonly vertical: string;
  readonly code: string;
  readonly text: Parameters<typeof TextToSign>[0]["text"];
  readonly signing: Parameters<typeof useSigning>[0]["first"];
  readonly message: string | undefined;
}

function CoSigning({ vertical, code, text, signing, message }: CoSigningProps) {
  const all = useTexts(applyTexts);
  const texts = all.coSign;
  const { description } = requireApplied(vertical);
  const here = coSignPath(description, code);
  const handle = useSigning({
    vertical: description,
    first: signing,
    onSigned: () => location.assign(`${here}&${DONE}=1`),
  });
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["coSign"]}>
        <h1>{texts.title}</h1>
        <Card isRoomy>
          {handle.signing ? (
            <SigningStep
              rank={2}
              handle={handle}
              signing={handle.signing}
              action={here}
              about={all.signing}
              documents={[]}
            />
          ) : (
            <form method="post" action={here} className={styles["review"]}>
              <p>{texts.lead}</p>
              {message ? (
                <Alert tone="wrong" icon={<Icon of={CircleAlert} />}>
                  {message}
                </Alert>
              ) : null}
              <TextToSign text={text} heading={all.signTitle} compare={all.signCompare} />
              <p>{texts.enquiry}</p>
              <Button isSubmit isFull>
                {texts.sign}
              </Button>
            </form>
          )}
        </Card>
      </Wrap>
    </SitePage>
  );
}
