import Bot from "lucide-react/icons/bot";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { ShownAgent } from "#http/contract/agent-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import styles from "./Agents.module.css";
import { agentsCardTexts as texts } from "./agents.texts.sv.ts";

interface AgentsCardProps {
  readonly agents: readonly ShownAgent[];
  /** The name of the field that the grant to end is posted in. */
  readonly field: string;
}

/** Programs that read for the person, each with what it may, and the end of it. */
export const AgentsCard = ({ agents, field }: AgentsCardProps) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
    <p className={accountStyles["small"]}>{texts.text}</p>
    {agents.length === 0 ? <p className={accountStyles["small"]}>{texts.none}</p> : null}
    {agents.length === 0 ? null : (
      <ul className={styles["agents"]}>
        {agents.map((agent) => (
          <li key={agent.grantId} className={styles["agent"]}>
            <Agent agent={agent} field={field} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const Agent = ({ agent, field }: { readonly agent: ShownAgent; readonly field: string }) => (
  <>
    <div className={styles["agentHead"]}>
      <Icon of={Bot} />
      <div>
        <h3 className={styles["agentName"]}>{agent.clientName}</h3>
        <p className={accountStyles["small"]}>
          {agent.usedAtMs === undefined ? texts.unused(dayOf(agent.grantedAtMs)) : texts.used(dayOf(agent.usedAtMs))}
        </p>
      </div>
    </div>
    <ul className={styles["rights"]}>
      {agent.may.map((right) => (
        <li key={right}>
          <span className={styles["right"]}>
            <Icon of={Check} />
          </span>
          <span>
            <VisuallyHidden>{texts.may} </VisuallyHidden>
            {right}
          </span>
        </li>
      ))}
      <li>
        <Icon of={X} />
        <span>{texts.never}</span>
      </li>
    </ul>
    <form method="post" action={accountDetailsPath()}>
      <Button isSubmit isFull look="secondary" size="small" name={field} value={agent.grantId}>
        {texts.disconnect(agent.clientName)}
      </Button>
    </form>
  </>
);

const dayOf = (atMs: number): string => formatLongDate(swedishDate(atMs));
