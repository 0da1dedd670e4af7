/** What an agent has done, as it is recorded for the person. */
export const AGENT_USES = ["services", "renewals", "list", "terms", "search", "link"] as const;
export type AgentUse = (typeof AGENT_USES)[number];

/** Longer names are no names. */
export const MAX_CLIENT_NAME = 60;
