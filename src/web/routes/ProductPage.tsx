import { ArrowRight } from "lucide-react";
import { data, Form, redirect, useNavigation } from "react-router";
import type { FieldError } from "#domain/checked.ts";
import { isField } from "#domain/form/form-description.ts";
import { ErrorSummary } from "#ui/form/ErrorSummary.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { StepIndicator } from "#ui/pieces/StepIndicator.tsx";
import { requireVertical, requireVerticalAt } from "#web/find-vertical.ts";
import { FormFields } from "#web/form/FormFields.tsx";
import { readForm } from "#web/form/read-form.ts";
import { FormPage } from "#web/frame/FormPage.tsx";
import { frameTexts, pageTitle } from "#web/frame/frame.texts.sv.ts";
import { PhoneLink } from "#web/frame/PhoneLink.tsx";
import { usePhones } from "#web/frame/use-phones.ts";
import { pageServices } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/ProductPage";
import { productTexts } from "./product.texts.sv.ts";
import styles from "./ProductPage.module.css";

export function loader({ params }: Route.LoaderArgs) {
  return { vertical: requireVerticalAt(params).description.name };
}

/** A search is made, or the form comes back with what was typed and what is wrong with it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { description } = requireVerticalAt(params);
  const { values, isFillInOnly } = readForm(description.form, await request.formData());
  if (isFillInOnly) return { values, errors: NO_ERRORS };
  const search = await pageServices(context).createSearch(description.name, values);
  if (!search.ok) return data({ values, errors: search.errors }, { status: 422 });
  return redirect(paths.result(description, search.value.searchId), 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { texts } = requireVertical(loaderData.vertical).description;
  return [
    { title: pageTitle(texts.formTitle) },
    { name: "description", content: productTexts.description(texts.product) },
  ];
};

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { description, firstStep } = requireVertical(loaderData.vertical);
  const values = actionData?.values ?? NO_VALUES;
  const errors = actionData?.errors ?? NO_ERRORS;
  const isSending = useNavigation().state !== "idle";
  return (
    <FormPage title={description.texts.formTitle} backHref={paths.start()}>
      <Wrap width="form" className={styles["page"]}>
        <StepIndicator
          label={productTexts.steps}
          steps={[firstStep, productTexts.prices, productTexts.order].map((label) => ({ label }))}
          current={1}
        />
        <div className={styles["columns"]}>
          <Card isRoomy>
            <Form method="post" action={paths.product(description)} noValidate className={styles["form"]}>
              <ErrorSummary errors={errors} />
              {description.form.sections.map((section) => (
                <section key={section.title} className={styles["section"]}>
                  <h2>{section.title}</h2>
                  <FormFields fields={section.fields.filter(isField)} values={values} errors={errors} />
                </section>
              ))}
              <Button isSubmit isFull isLoading={isSending}>
                {description.form.submit}
                <ArrowRight size={20} strokeWidth={1.75} />
              </Button>
            </Form>
          </Card>
          <HelpCard />
        </div>
      </Wrap>
    </FormPage>
  );
}

const NO_VALUES: Record<string, string> = {};
/** One and the same, so that the summary takes focus only when errors are new. */
const NO_ERRORS: FieldError[] = [];

function HelpCard() {
  const phone = usePhones()?.salesPhone;
  if (!phone) return null;
  return (
    <aside className={styles["side"]}>
      <Card>
        <h2 className={styles["sideTitle"]}>{frameTexts.needHelp}</h2>
        <p>
          {productTexts.call} <PhoneLink number={phone} />.
          <br />
          {frameTexts.hours}.
        </p>
      </Card>
    </aside>
  );
}
