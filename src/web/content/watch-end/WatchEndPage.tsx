import { data } from "react-router";
import { startPath } from "#domain/addresses/site-paths.ts";
import { AnswerPage } from "#web/content/mail-link/AnswerPage.tsx";
import { readCode } from "#web/content/mail-link/read-code.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { watchEndTexts } from "./watch-end.texts.sv.ts";
import type { Route } from "./+types/WatchEndPage";

export const handle: PageHandle = { isStatic: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const isOn = await pageServices(context).watchEnding.see(readCode(request));
  if (isOn === undefined) return data(WRONG_LINK, { status: 404 });
  return { state: isOn ? ("ask" as const) : ("done" as const) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const isAll = (await request.formData()).get(ALL.name) === ALL.value;
  const isDone = await pageServices(context).watchEnding.end(readCode(request), isAll);
  return isDone ? { state: "done" as const } : data(WRONG_LINK, { status: 404 });
}

const ALL = { name: "vilka", value: "alla", label: watchEndTexts.all };
const WRONG_LINK = { state: "wrong-link" as const };
const TO_START = { ...watchEndTexts, href: startPath() };

export const meta = () => [{ title: pageTitle(watchEndTexts.title) }, { name: "robots", content: "noindex" }];

export default function WatchEndPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return <AnswerPage state={state} texts={watchEndTexts} wrongLink={TO_START} more={ALL} />;
}
