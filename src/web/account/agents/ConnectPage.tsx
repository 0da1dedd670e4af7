import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import X from "lucide-react/icons/x";
import { data } from "react-router";
import { answerAgentPath, connectAgentPath } from "#domain/addresses/agent-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import {
  AGENT_ANSWER_FIELDS,
  AGENT_ANSWERS,
  FORM_TARGET_HEADER,
  NOTHING_TICKED_PARAMETER,
  type ShownScope,
  TICKED,
} from "#http/contract/agent-services.ts";
import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { accountMeta } from "#web/account/frame/AccountPage.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { MessagePage, pictureClass } from "#web/shell/frame/MessagePage.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import type { Route } from "./+types/ConnectPage";
import styles from "./Agents.module.css";
import { connectTexts as texts } from "./agents.texts.sv.ts";

/** The address holds what the program asks with: it is not measured. */
export const handle: PageHandle = { measuredPath: connectAgentPath() };

/** The person sees what a program asks for. A faulty question is shown here, and never sent back by itself. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = pageServices(context);
  const request = await services.agentRequest(url.searchParams);
  if (request.fault !== undefined) return data({ state: "wrong" as const, fault: request.fault }, { status: 400 });
  const { clientName, scopes, redirectUri } = request;
  const person = await services.session();
  if (!person || !services.hasJustLoggedIn(person))
    return data({ state: "logged-out" as const, clientName, isAgain: person !== undefined });
  const { origin, protocol, host } = new URL(redirectUri);
  const asked = new URLSearchParams(url.searchParams);
  asked.delete(NOTHING_TICKED_PARAMETER);
  const shown = {
    state: "open" as const,
    clientName,
    scopes,
    host: protocol === "http:" ? undefined : host,
    query: asked.toString(),
    isNothingTicked: url.searchParams.has(NOTHING_TICKED_PARAMETER),
  };
  return data(shown, { headers: { [FORM_TARGET_HEADER]: origin } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => accountMeta(texts.pageTitle);

export default function ConnectPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "wrong")
    return (
      <MessagePage
        picture={<BirdOnLine className={pictureClass} />}
        heading={texts.wrong.heading}
        lead={texts.wrong.lead[loaderData.fault]}
        actions={<LinkButton href={startPath()}>{texts.toStart}</LinkButton>}
      />
    );
  const { clientName } = loaderData;
  if (loaderData.state === "logged-out")
    return (
      <LoginPage
        heading={texts.title}
        lead={loaderData.isAgain ? texts.loginAgain(clientName) : texts.login(clientName)}
      />
    );
  const { scopes, host, query, isNothingTicked } = loaderData;
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <h1 className={styles["title"]}>{texts.title}</h1>
        <Alert tone="info" icon={<Icon of={CircleAlert} />}>
          <p className={styles["name"]}>{texts.unverified(clientName, host ?? texts.ownMachine)}</p>
        </Alert>
        <Card isRoomy className={accountStyles["card"]}>
          <form method="post" action={answerAgentPath()} className={styles["form"]}>
            <input type="hidden" name={AGENT_ANSWER_FIELDS.query} value={query} />
            <Scopes scopes={scopes} isNothingTicked={isNothingTicked} />
            <h2 className={accountStyles["heading"]}>{texts.never}</h2>
            <ul className={styles["nevers"]}>
              {texts.nevers.map((never) => (
                <li key={never}>
                  <Icon of={X} />
                  {never}
                </li>
              ))}
            </ul>
            <p className={accountStyles["small"]}>{texts.logged}</p>
            <div className={styles["answers"]}>
              <Button isSubmit name={AGENT_ANSWER_FIELDS.answer} value={AGENT_ANSWERS.allow}>
                {texts.allow}
              </Button>
              <Button isSubmit look="secondary" name={AGENT_ANSWER_FIELDS.answer} value={AGENT_ANSWERS.deny}>
                {texts.deny}
              </Button>
            </div>
          </form>
        </Card>
      </Wrap>
    </SitePage>
  );
}

interface ScopesProps {
  readonly scopes: readonly ShownScope[];
  readonly isNothingTicked: boolean;
}

/** Nothing is ticked until the person ticks it. */
const Scopes = ({ scopes, isNothingTicked }: ScopesProps) => (
  <fieldset className={styles["scopes"]}>
    <legend className={styles["legend"]}>{texts.choose}</legend>
    <p className={accountStyles["small"]}>{texts.chooseHelp}</p>
    {isNothingTicked ? (
      <p role="alert" className={styles["wrong"]}>
        {texts.nothing}
      </p>
    ) : null}
    {scopes.map((shown) => (
      <Scope key={shown.scope} {...shown} />
    ))}
    {scopes.some(({ detail }) => detail === undefined) ? (
      <p className={styles["scopeDetail"]}>{texts.compareHelp}</p>
    ) : null}
  </fieldset>
);

const Scope = ({ scope, text, detail }: ShownScope) => (
  <div className={styles["scope"]}>
    <input
      type="checkbox"
      id={scope}
      name={scope}
      value={TICKED}
      aria-describedby={detail === undefined ? undefined : `${scope}-detail`}
    />
    <div>
      <label htmlFor={scope} className={styles["scopeName"]}>
        {text}
      </label>
      {detail === undefined ? null : (
        <p id={`${scope}-detail`} className={styles["scopeDetail"]}>
          {detail}
        </p>
      )}
    </div>
  </div>
);
