import { accountPath } from "./account-paths.ts";
import { SEARCH_ID_PARAMETER, RESULT_ID_PARAMETER, SERVICE_PARAMETER } from "./parameters.ts";

/** The server for the agents of visitors (Model Context Protocol). */
export const mcpPath = () => "/mcp";
/** RFC 9728, at the root and below it with the path of the resource. */
export const resourceMetadataPath = () => "/.well-known/oauth-protected-resource";
export const mcpMetadataPath = () => `${resourceMetadataPath()}${mcpPath()}`;
/** RFC 8414. */
export const authorizationMetadataPath = () => "/.well-known/oauth-authorization-server";
export const clientRegistrationPath = () => "/oauth/register";
export const tokenPath = () => "/oauth/token";
export const revocationPath = () => "/oauth/revoke";

/** Where a person allows an agent to read: the authorization endpoint. */
export const connectAgentPath = () => `${accountPath()}anslut/`;
/** The answer to it is posted here. */
export const answerAgentPath = () => `${connectAgentPath()}svar/`;
/** The list that an agent has started, or the checkout of one of its offers, in the person's own browser. */
export const openAgentListPath = (searchId: string, resultId?: string) =>
  `${openAgentListPagePath()}?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}${
    resultId === undefined ? "" : `&${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}`
  }`;
export const openAgentListPagePath = () => `${connectAgentPath()}lista/`;
/** What an agent suggests for a form that only the person can send. */
export const suggestedFormPath = (service: string, fields: Readonly<Record<string, string>>) =>
  `${suggestedFormPagePath()}?${new URLSearchParams({ ...fields, [SERVICE_PARAMETER]: service }).toString()}`;
export const suggestedFormPagePath = () => `${connectAgentPath()}formular/`;
