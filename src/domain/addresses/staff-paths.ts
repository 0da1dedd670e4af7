import type { TextKey } from "#domain/text/text-set.ts";
import { ALIAS_PARAMETER, SERVICE_PARAMETER } from "./parameters.ts";

/** For those who build the interface; not available in production. */
export const galleryPath = () => "/galleri/";
/** For editors: every text, and one of them. */
export const editorsPath = () => "/redaktion/";
export const editorTextPath = ({ aliasId, serviceId }: TextKey) =>
  `${editorsPath()}text/?${new URLSearchParams({ [ALIAS_PARAMETER]: aliasId, [SERVICE_PARAMETER]: serviceId }).toString()}`;
/** For editors: what was asked of the experts, and one of the questions. */
export const editorQuestionsPath = () => `${editorsPath()}fragor/`;
export const editorQuestionPath = (questionId: string) => `${editorsPath()}fraga/?id=${encodeURIComponent(questionId)}`;
export const editorIssuesPath = () => `${editorsPath()}nyhetsbrev/`;
export const editorIssuePath = (issueId?: string) =>
  `${editorIssuesPath()}brev/${issueId === undefined ? "" : `?id=${encodeURIComponent(issueId)}`}`;
/** For support: what waits for a person and a search, and one order. */
export const deskCasesPath = () => `${editorsPath()}arenden/`;
export const deskCasePath = (orderId: string) => `${editorsPath()}arende/?id=${encodeURIComponent(orderId)}`;
/** For support, and not available in production. */
export const deskSimulatorsPath = () => `${editorsPath()}simulatorer/`;
