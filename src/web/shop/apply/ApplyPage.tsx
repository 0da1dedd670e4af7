import { data, redirect } from "react-router";
import { accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import {
  applyDonePath,
  applyPath,
  applyStepPath,
  DONE_PARAMETER,
  STEP_PARAMETER,
} from "#domain/addresses/apply-paths.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { listFields } from "#domain/form/form-description.ts";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { pieceTexts } from "#ui/pieces/pieces.texts.sv.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { loadApplied, requireApplied, requireAppliedAt } from "#web/shell/verticals/find-applied.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { readSigning } from "#web/shop/signing/read-signing.ts";
import { signingTexts } from "#web/shop/signing/signing.texts.sv.ts";
import { ApplyScreen } from "./ApplyScreen.tsx";
import { applyTexts } from "./apply.texts.sv.ts";
import { readSigningAct } from "./read-signing-act.ts";
import { WaitingScreen } from "./WaitingScreen.tsx";
import type { Route } from "./+types/ApplyPage";

if (!import.meta.env.SSR) await loadApplied();

/** The visitor's application at the step of the address, or at the first one that is not complete. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = await requireAppliedAt(params);
  const view = await pageServices(context).apply.see(description.name);
  if (!view) throw notFound();
  const vertical = description.name;
  if (view.kind === "waiting") return { vertical, waiting: view };
  const done = view.kind === "sent" ? view.applicationHash : url.searchParams.get(DONE_PARAMETER);
  if (done !== null) throw redirect(accountApplicationPath(done), 303);
  if (view.kind === "sent") throw notFound();
  const asked = description.steps.findIndex(({ slug }) => slug === url.searchParams.get(STEP_PARAMETER));
  const given = asked === -1 ? givenIn(description.steps[0]?.form, url.searchParams) : {};
  const at = asked === -1 ? (Object.keys(given).length > 0 ? 0 : view.next) : asked;
  const nextSlug = description.steps[view.next]?.slug ?? "";
  if (at > view.next) throw redirect(applyStepPath(description, nextSlug), 303);
  return {
    vertical,
    step: at,
    next: view.next,
    values: { ...view.values, ...given },
    savedAtMs: view.savedAtMs,
    text: view.text,
    signing: view.signing && at === description.steps.length - 1 ? readSigning(view.signing) : undefined,
    today: swedishDate(Date.now()),
  };
}

type Form = Parameters<typeof listFields>[0];

/** Answers for the first step that another page has sent along: never personal ones, which no address may hold. */
const givenIn = (form: Form | undefined, query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    (form ? listFields(form) : [])
      .filter(({ name, kind }) => kind === "number" && query.has(name))
      .map(({ name }) => [name, query.get(name) ?? ""]),
  );

/** Every step is saved before anything else happens to it. The last one starts the signature; only that sends anything. */
export async function action({ url, request, params, context }: Route.ActionArgs) {
  const { description } = await requireAppliedAt(params);
  const { apply, orders } = pageServices(context);
  const { name, steps } = description;
  const posted = await request.formData();
  const act = posted.get("action");
  if (act === "start_over") {
    await apply.startOver(name);
    return redirect(applyPath(description), 303);
  }
  const signingAct = readSigningAct(posted);
  if (signingAct) {
    const outcome = await orders.sign(name, signingAct);
    if (!outcome) throw notFound();
    const last = applyStepPath(description, steps.at(-1)?.slug ?? "");
    return redirect(outcome.orderId === undefined ? last : applyDonePath(description, outcome.orderId), 303);
  }
  const at = steps.findIndex(({ slug }) => slug === url.searchParams.get(STEP_PARAMETER));
  const step = steps[at];
  if (!step) throw notFound();
  const values = readPosted(step.form, posted);
  if (at === steps.length - 1) {
    const answer = await apply.sign(name, values);
    if (!answer) throw notFound();
    if (answer.kind === "invalid") return data({ errors: answer.errors, values }, { status: 422 });
    if (answer.kind === "unavailable" || answer.kind === "conflict")
      return data({ errors: [], message: answer.message, values }, { status: 503 });
    return redirect(answer.kind === "started" ? applyStepPath(description, step.slug) : applyPath(description), 303);
  }
  const answer = await apply.save(name, at, values);
  if (!answer) throw notFound();
  if (answer.kind === "closed") return redirect(applyPath(description), 303);
  if (act === "later") return data({ errors: [], isSaved: true, values });
  if (answer.errors.length > 0) return data({ errors: answer.errors, values }, { status: 422 });
  return redirect(applyStepPath(description, steps[at + 1]?.slug ?? step.slug), 303);
}

export const handle: PageHandle = { texts: [applyTexts, signingTexts, pieceTexts] };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? requireApplied(loaderData.vertical).description.texts.applyTitle : "") },
  { name: "robots", content: "noindex" },
];

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const web = requireApplied(loaderData.vertical);
  const { description } = web;
  if ("waiting" in loaderData) {
    const { coName, coEmail, untilMs } = loaderData.waiting;
    return <WaitingScreen name={coName} email={coEmail} until={swedishDate(untilMs)} action={applyPath(description)} />;
  }
  return (
    <ApplyScreen
      key={`${loaderData.step} ${loaderData.signing?.signingId ?? ""}`}
      web={web}
      posted={actionData}
      {...loaderData}
      backHref={productPath(description)}
    />
  );
}
