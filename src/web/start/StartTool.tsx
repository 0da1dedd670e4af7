import { ArrowRight, Lock } from "lucide-react";
import { listFields } from "#domain/form/form-description.ts";
import { Button } from "#ui/primitives/Button.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { FormFields } from "#web/form/FormFields.tsx";
import { FILL_IN_ONLY } from "#web/form/read-form.ts";
import { paths } from "#web/paths.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./StartTool.module.css";

const NOTHING = {};

/** The first question, on the start page. Sent as a post: what a visitor types never stands in an address. */
export function StartTool({ web: { description, startFields, menuLabel, MenuIcon } }: { readonly web: VerticalWeb }) {
  const fields = listFields(description.form)
    .filter(({ name }) => startFields.includes(name))
    .map(({ help: _, ...field }) => field);
  return (
    <section className={styles["tool"]} aria-label={startTexts.tool}>
      <h2 className={styles["title"]}>
        <MenuIcon size={24} strokeWidth={1.75} />
        {menuLabel}
      </h2>
      <form className={styles["form"]} method="post" action={paths.product(description)} noValidate>
        <input type="hidden" name={FILL_IN_ONLY} value="1" />
        <FormFields fields={fields} values={NOTHING} errors={[]} />
        <Button isSubmit size="large">
          {startTexts.go}
          <ArrowRight size={20} strokeWidth={1.75} />
        </Button>
      </form>
      <p className={styles["note"]}>
        <Lock size={20} strokeWidth={1.75} />
        {startTexts.free}
      </p>
    </section>
  );
}
