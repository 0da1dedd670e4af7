import { data, redirect } from "react-router";
import { accountHouseholdPath, CONTRACT_PARAMETER } from "#domain/addresses/household-paths.ts";
import { readPosted } from "#ui/form-engine/read-posted.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { loadForPerson } from "#web/account/frame/account-access.ts";
import { accountMeta, AccountPage, Lead } from "#web/account/frame/AccountPage.tsx";
import { LoginPage } from "#web/shell/frame/LoginPage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/ContractPage";
import { contractTexts as texts } from "./contract.texts.sv.ts";
import { ContractForm, REMOVE } from "./ContractForm.tsx";

const contractIn = ({ searchParams }: URL): string | undefined => searchParams.get(CONTRACT_PARAMETER) ?? undefined;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadForPerson(context, async (person) => {
    const contractId = contractIn(url);
    const found = await pageServices(context).household(person).form(contractId);
    if (!found) throw notFound();
    return { ...found, isNew: contractId === undefined };
  });

/** Ends with a redirect: a reload stores nothing twice. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountHouseholdPath(), 303);
  const household = services.household(person);
  const contractId = contractIn(url);
  const posted = await request.formData();
  if (contractId !== undefined && posted.has(REMOVE)) {
    if (!(await household.remove(contractId))) throw notFound();
    return redirect(accountHouseholdPath(), 303);
  }
  const found = await household.form(contractId);
  if (!found) throw notFound();
  const values = readPosted(found.form, posted);
  const saved = await household.save(contractId, values);
  if (!saved) throw notFound();
  if (saved.ok) return redirect(accountHouseholdPath(), 303);
  return data({ values, errors: saved.errors }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => accountMeta(titleOf(loaderData));

const titleOf = (loaded: Route.ComponentProps["loaderData"] | undefined): string =>
  loaded?.isLoggedIn && !loaded.content.isNew ? texts.changeTitle : texts.newTitle;

export default function ContractPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isLoggedIn) return <LoginPage />;
  const { form, values, isNew } = loaderData.content;
  return (
    <AccountPage isNarrow section="household" title={titleOf(loaderData)} top={<Lead>{texts.lead}</Lead>}>
      <Card isRoomy>
        <ContractForm
          form={form}
          values={actionData?.values ?? values}
          errors={actionData?.errors ?? []}
          isNew={isNew}
        />
      </Card>
    </AccountPage>
  );
}
