import type { Session } from "#domain/session/session.ts";
import type { AuthorizationFault } from "#journeys/agents/authorize-agent.ts";
import type { ListedGrant } from "#journeys/agents/agents.port.ts";

export type { AuthorizationFault };

/** The one site besides ours that the form of a page may lead to: set by the page, and sent as a part of its policy. */
export const FORM_TARGET_HEADER = "sparv-form-target";

/** Names of what the answer to an agent posts. A ticked scope is posted under its own name. */
export const AGENT_ANSWER_FIELDS = { query: "fraga", answer: "svar" } as const;
export const AGENT_ANSWERS = { allow: "tillat", deny: "neka" } as const;
export const TICKED = "ja";
/** In the address: nothing was ticked. */
export const NOTHING_TICKED_PARAMETER = "inget-valt";

export interface ShownScope {
  readonly scope: string;
  readonly text: string;
  readonly detail: string | undefined;
}

export type ShownAgentRequest =
  | { readonly fault: AuthorizationFault }
  | {
      readonly fault: undefined;
      /** As it calls itself. */
      readonly clientName: string;
      /** Where the answer is sent. */
      readonly redirectUri: string;
      readonly scopes: readonly ShownScope[];
    };

export interface ShownAgent extends Omit<ListedGrant, "scopes"> {
  readonly may: readonly string[];
}

/** Programs that read for a person. */
export interface AgentPages {
  agentRequest(query: URLSearchParams): Promise<ShownAgentRequest>;
  /** In the name of a person whom the page has seen to be logged in. */
  agents(person: Session): {
    list(): Promise<ShownAgent[]>;
    disconnect(grantId: string): Promise<boolean>;
    /** Lets this browser open a list that an agent has started: the name of its vertical. Undefined when it is not the person's. */
    openList(searchId: string): Promise<string | undefined>;
  };
}
