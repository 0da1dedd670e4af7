import { suggestedFormPagePath } from "#domain/addresses/agent-paths.ts";
import { SERVICE_PARAMETER } from "#domain/addresses/parameters.ts";
import { isField } from "#domain/form/form-description.ts";
import { formatAnswer } from "#domain/form/format-answer.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { accountMeta } from "#web/account/frame/AccountPage.tsx";
import { FILL_IN_ONLY } from "#web/shell/forms/fill-in-only.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { loadedVerticals, notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/SuggestedFormPage";
import styles from "./Agents.module.css";
import { suggestedFormTexts as texts } from "./agents.texts.sv.ts";

export const handle: PageHandle = { measuredPath: suggestedFormPagePath() };

const MAX_VALUE_CHARS = 200;

/** What an agent suggests, for a person to read before it is in the form. Only fields of the form are shown, and no personal number. */
export function loader({ url }: Route.LoaderArgs) {
  const name = url.searchParams.get(SERVICE_PARAMETER);
  const description = loadedVerticals().find((web) => web.description.name === name)?.description;
  if (!description) throw notFound();
  const fields = description.form.sections.flatMap((section) => section.fields.filter(isField));
  return {
    product: description.texts.product,
    path: description.path,
    fields: fields.flatMap((field) => {
      const value = url.searchParams.get(field.name);
      if (value === null || value === "" || value.length > MAX_VALUE_CHARS || field.kind === "civic-number") return [];
      return [{ name: field.name, label: field.label, value, shown: formatAnswer(field, value) }];
    }),
  };
}

export const meta: Route.MetaFunction = () => accountMeta(texts.pageTitle);

export default function SuggestedFormPage({ loaderData }: Route.ComponentProps) {
  const { product, path, fields } = loaderData;
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <h1 className={styles["title"]}>{texts.title(product)}</h1>
        <Card isRoomy className={accountStyles["card"]}>
          <p>{fields.length === 0 ? texts.nothing : texts.text}</p>
          <dl className={styles["fields"]}>
            {fields.map(({ name, label, shown }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
          </dl>
          <form method="post" action={path}>
            <input type="hidden" name={FILL_IN_ONLY} value="" />
            {fields.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button isSubmit>{texts.button}</Button>
          </form>
        </Card>
      </Wrap>
    </SitePage>
  );
}
