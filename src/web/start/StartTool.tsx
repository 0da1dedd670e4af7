import { ArrowRight, Lock } from "lucide-react";
import { useState } from "react";
import { type FormDescription, listFields } from "#domain/form/form-description.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { paths } from "#web/paths.ts";
import { FILL_IN_ONLY } from "#web/product/fill-in-only.ts";
import { startTexts } from "./start.texts.sv.ts";
import styles from "./StartTool.module.css";

interface StartToolProps {
  readonly web: VerticalWeb;
  readonly today: string;
}

/** The first question, on the start page. Sent as a post: what a visitor types never stands in an address. */
export function StartTool({ web, today }: StartToolProps) {
  const { description } = web;
  const entry = webVerticals.find((each) => each.description.name === description.name);
  const [startForm] = useState(() => describeStart(web));
  const form = useForm(startForm, { today });
  return (
    <section className={styles["tool"]} aria-label={startTexts.tool}>
      <h2 className={styles["title"]}>
        {entry ? <entry.MenuIcon size={24} strokeWidth={1.75} /> : null}
        {entry?.menuLabel}
      </h2>
      <div className={styles["form"]}>
        <FormRenderer
          form={form}
          action={paths.product(description)}
          isInline
          submitIcon={<Icon of={ArrowRight} size={20} />}
        />
      </div>
      <p className={styles["note"]}>
        <Lock size={20} strokeWidth={1.75} />
        {startTexts.free}
      </p>
    </section>
  );
}

/** The questions of the vertical's own form that come first, without their explanations. */
function describeStart({ description, startFields }: VerticalWeb): FormDescription {
  const fields = listFields(description.form)
    .filter(({ name }) => startFields.includes(name))
    .map(({ help: _, ...field }) => field);
  const fillInOnly = { name: FILL_IN_ONLY, kind: "hidden", label: "", required: false, defaultValue: "1" } as const;
  return { sections: [{ title: "", fields: [...fields, fillInOnly] }], submit: startTexts.go };
}
