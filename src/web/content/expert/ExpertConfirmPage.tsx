import { data } from "react-router";
import { expertTexts } from "./expert.texts.sv.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { AnswerPage } from "#web/content/mail-link/AnswerPage.tsx";
import { readCode } from "#web/content/mail-link/read-code.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { expertPath } from "#domain/addresses/question-paths.ts";
import type { Route } from "./+types/ExpertConfirmPage";

export const handle: PageHandle = { isStatic: true };

const texts = expertTexts.confirm;

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await pageServices(context).expert.see(readCode(request));
  return state
    ? { state: state === "unconfirmed" ? ("ask" as const) : ("done" as const) }
    : data(WRONG_LINK, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const isDone = await pageServices(context).expert.confirm(readCode(request));
  return isDone ? { state: "done" as const } : data(WRONG_LINK, { status: 404 });
}

const WRONG_LINK = { state: "wrong-link" as const };

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

export default function ExpertConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AnswerPage state={(actionData ?? loaderData).state} texts={texts} wrongLink={{ ...texts, href: expertPath() }} />
  );
}
