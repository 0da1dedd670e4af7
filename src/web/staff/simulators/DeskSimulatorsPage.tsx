import { data, redirect } from "react-router";
import { SIMULATED_FAULTS, type SimulatorServices } from "#http/contract/desk-services.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import fields from "#ui/pieces/PlainField.module.css";
import { Button } from "#ui/primitives/Button.tsx";
import styles from "#web/staff/frame/Desk.module.css";
import { UnhealthyTargets } from "./UnhealthyTargets.tsx";
import { MagicTable } from "./MagicTable.tsx";
import { requireSupport } from "#web/staff/frame/require-support.ts";
import { simulatorTexts as texts } from "./simulators.texts.sv.ts";
import { DeskPage } from "#web/staff/frame/DeskPage.tsx";
import { EditorsOnly } from "#web/staff/frame/EditorsOnly.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { deskSimulatorsPath } from "#domain/addresses/staff-paths.ts";
import type { Route } from "./+types/DeskSimulatorsPage";

export const handle: PageHandle = { isStatic: true };

/** In production there is no such page, not even to be logged in for. */
async function requireSimulators(context: Parameters<typeof pageServices>[0]): Promise<SimulatorServices> {
  const { simulators } = pageServices(context);
  if (!simulators) throw notFound();
  await requireSupport(context);
  return simulators;
}

export async function loader({ context }: Route.LoaderArgs) {
  const simulators = await requireSimulators(context);
  const [magic, targets] = await Promise.all([simulators.magic(), simulators.targets()]).catch(() => [[], []]);
  return { magic, targets };
}

export async function action({ request, context }: Route.ActionArgs) {
  const simulators = await requireSimulators(context);
  const form = await request.formData();
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const target = read("target");
  if (target === "") {
    await simulators.clearFaults();
    return redirect(deskSimulatorsPath(), 303);
  }
  const isSet = await simulators.setFault(target, read("fault") || undefined);
  return isSet ? redirect(deskSimulatorsPath(), 303) : data({ error: texts.unknown }, { status: 422 });
}

export const meta = () => [{ title: pageTitle(texts.title) }, { name: "robots", content: "noindex" }];

export { EditorsOnly as ErrorBoundary };

export default function DeskSimulatorsPage({ loaderData: { magic, targets }, actionData }: Route.ComponentProps) {
  return (
    <DeskPage section="simulators">
      <div className={styles["page"]}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        {targets.length === 0 ? <AlertBanner tone="wrong" title={texts.away} /> : null}
        {actionData ? <AlertBanner tone="wrong" title={actionData.error} isAnnounced /> : null}
        <UnhealthyTargets targets={targets} />
        <section className={styles["part"]}>
          <h2>{texts.targetsTitle}</h2>
          <p>{texts.targetsLead}</p>
          <form method="post" className={styles["form"]}>
            <label>
              {texts.target}
              <select className={fields["line"]} name="target" required>
                {targets.map(({ target }) => (
                  <option key={target}>{target}</option>
                ))}
              </select>
            </label>
            <label>
              {texts.fault}
              <select className={fields["line"]} name="fault" required>
                {SIMULATED_FAULTS.map((kind) => (
                  <option key={kind} value={kind}>
                    {texts.faults[kind]}
                  </option>
                ))}
              </select>
            </label>
            <Button isSubmit>{texts.set}</Button>
          </form>
        </section>
        {magic.map((list) => (
          <MagicTable key={list.vertical} list={list} />
        ))}
      </div>
    </DeskPage>
  );
}
