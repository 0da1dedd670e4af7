import { data } from "react-router";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { AnswerPage } from "#web/content/mail-link/AnswerPage.tsx";
import { newsletterTexts } from "#web/shell/newsletter/newsletter.texts.sv.ts";
import { readCode } from "#web/content/mail-link/read-code.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import type { Route } from "./+types/NewsletterEndPage";

export const handle: PageHandle = { isStatic: true };

const texts = newsletterTexts.end;

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await pageServices(context).newsletter.see("newsletter-end", readCode(request));
  return state
    ? { state: state === "ended" ? ("done" as const) : ("ask" as const) }
    : data(WRONG_LINK, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const isDone = await pageServices(context).newsletter.end(readCode(request));
  return isDone ? { state: "done" as const } : data(WRONG_LINK, { status: 404 });
}

const NO_MORE = {
  wrongLink: newsletterTexts.wrongLink,
  wrongLinkLead: texts.wrongLinkLead,
  again: newsletterTexts.toStart,
  href: startPath(),
};
const WRONG_LINK = { state: "wrong-link" as const };

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

export default function NewsletterEndPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage state={(actionData ?? loaderData).state} texts={texts} wrongLink={NO_MORE} />;
}
