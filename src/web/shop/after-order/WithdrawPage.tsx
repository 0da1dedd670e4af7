import { data, redirect } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import type { WithdrawalPage } from "#http/contract/after-order-services.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import { UnknownOrder } from "./UnknownOrder.tsx";
import { FORMER, FORMER_CHOICES, type Statement, STEP } from "./WithdrawForm.tsx";
import { WithdrawScreen } from "./WithdrawScreen.tsx";
import { nextWithdrawStep, type WithdrawStep } from "./withdraw-steps.ts";
import { notFound, requireVertical, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import { AccountHeader } from "#web/shell/frame/AccountHeader.tsx";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { accountOrderPath } from "#domain/addresses/account-paths.ts";
import { ORDER_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { withdrawPath } from "#domain/addresses/after-order-paths.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import type { Route } from "./+types/WithdrawPage";

/** Only forms and links, except the login: it must work for everyone, also in a browser that is years old. */
export const handle: PageHandle = {
  isStatic: (loaderData) => (loaderData as Partial<Loaded> | undefined)?.page !== undefined,
  texts: [withdrawalTexts],
};

interface Loaded {
  readonly vertical: string;
  /** Undefined when the visitor has no such order, whether or not another visitor has it. */
  readonly page: WithdrawalPage | undefined;
}

/** The link in the mail may be opened on another device: a visitor without a session is shown how to log in. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { description } = requireVerticalAt(params);
  const { withdrawal, session } = pageServices(context);
  const page = await withdrawal.see(url.searchParams.get(ORDER_ID_PARAMETER) ?? "");
  const loaded: Loaded = { vertical: description.name, page };
  if (page) return data(loaded);
  return data(loaded, { status: (await session()) ? 404 : 401 });
}

interface Asked {
  readonly step: WithdrawStep;
  readonly statement: Statement;
  readonly errors: readonly FieldError[];
}

/** Fills in, shows what will be sent, and sends it. Ends with a redirect to the page's own address: a reload sends nothing. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const { withdrawal, session } = pageServices(context);
  const orderId = url.searchParams.get(ORDER_ID_PARAMETER) ?? "";
  const form = await request.formData();
  const statement = { name: textOf(form, "name"), email: textOf(form, "email") };
  const step = textOf(form, STEP);
  if (step === "take-back") {
    if ((await withdrawal.takeBack(orderId)) === undefined) throw notFound();
    return redirect(withdrawPath(description, orderId), 303);
  }
  if (step === "confirm") {
    const former = (await withdrawal.see(orderId))?.former;
    const choice = textOf(form, FORMER);
    if (former?.state === "ends" && choice !== FORMER_CHOICES.goesOn && choice !== FORMER_CHOICES.ends) {
      const errors = [{ field: FORMER, message: withdrawalTexts.former.missing }];
      return data<Asked>({ step: "confirm", statement, errors }, { status: 422 });
    }
    const answer = await withdrawal.withdraw(orderId, {
      ...statement,
      takesBack: choice === FORMER_CHOICES.goesOn,
    });
    // Logged out while the page was open: show the login.
    if (!answer && !(await session())) return redirect(withdrawPath(description, orderId), 303);
    if (!answer) throw notFound();
    if (answer.kind !== "invalid") return redirect(withdrawPath(description, orderId), 303);
    return data<Asked>({ step: "fill-in", statement, errors: answer.errors }, { status: 422 });
  }
  const errors = step === "ask" ? withdrawal.findProblems(statement) : [];
  const asked: Asked = { step: nextWithdrawStep(step, errors.length > 0), statement, errors };
  return data(asked, { status: errors.length === 0 ? 200 : 422 });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(withdrawalTexts.pageTitle) },
  { name: "robots", content: "noindex" },
];

export default function WithdrawPage({ loaderData: { vertical, page }, actionData }: Route.ComponentProps) {
  const isLoggedIn = useShownSession() !== null;
  const texts = useTexts(withdrawalTexts);
  if (!page) return <UnknownOrder />;
  const { description } = requireVertical(vertical);
  const { step, statement, errors } = actionData ?? {
    // Who has come with a code has stated it all before.
    step: page.isByCode ? ("confirm" as const) : ("fill-in" as const),
    statement: { name: page.name, email: page.email },
    errors: [],
  };
  return (
    <SitePage
      banner="none"
      header={
        isLoggedIn ? (
          <AccountHeader
            title={texts.pageTitle}
            state={{
              kind: "task",
              closeHref: accountOrderPath(page.orderId),
              ...(step === "confirm" ? { backHref: withdrawPath(description, page.orderId) } : {}),
            }}
          />
        ) : undefined
      }
    >
      <WithdrawScreen
        page={page}
        step={step}
        statement={statement}
        errors={errors}
        orderHref={page.isByCode ? undefined : orderCompletePath(description, page.orderId)}
        isTitled={isLoggedIn}
      />
    </SitePage>
  );
}
