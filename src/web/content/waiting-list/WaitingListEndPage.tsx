import { data } from "react-router";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { AnswerPage } from "#web/content/mail-link/AnswerPage.tsx";
import { readCode } from "#web/content/mail-link/read-code.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { waitingListTexts } from "./waiting-list.texts.sv.ts";
import type { Route } from "./+types/WaitingListEndPage";

export const handle: PageHandle = { isStatic: true };

const texts = waitingListTexts.end;

export async function loader({ request, context }: Route.LoaderArgs) {
  const isWaiting = await pageServices(context).waitingList.see(readCode(request));
  if (isWaiting === undefined) return data(WRONG_LINK, { status: 404 });
  return { state: isWaiting ? ("ask" as const) : ("done" as const) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const isDone = await pageServices(context).waitingList.end(readCode(request));
  return isDone ? { state: "done" as const } : data(WRONG_LINK, { status: 404 });
}

const WRONG_LINK = { state: "wrong-link" as const };

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

const TO_START = { ...waitingListTexts, href: startPath() };

export default function WaitingListEndPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage state={(actionData ?? loaderData).state} texts={texts} wrongLink={TO_START} />;
}
