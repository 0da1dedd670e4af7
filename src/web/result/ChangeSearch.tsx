import { listFields } from "#domain/form/form-description.ts";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/primitives/Button.tsx";
import type { ButtonAppearance } from "#ui/primitives/button-class.ts";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { FILL_IN_ONLY } from "#web/form/read-form.ts";
import { paths } from "#web/paths.ts";

interface ChangeSearchProps extends ButtonAppearance {
  readonly web: VerticalWeb;
  readonly summary: Summary;
  readonly children: ReactNode;
}

/** Back to the form with what was searched for. The summary holds no personal data, so that part is typed again. */
export const ChangeSearch = ({ web: { description }, summary, children, ...appearance }: ChangeSearchProps) => (
  <Form method="post" action={paths.product(description)}>
    <input type="hidden" name={FILL_IN_ONLY} value="1" />
    {listFields(description.form).map(({ name }) =>
      summary[name] === undefined ? null : <input key={name} type="hidden" name={name} value={summary[name]} />,
    )}
    <Button isSubmit {...appearance}>
      {children}
    </Button>
  </Form>
);
