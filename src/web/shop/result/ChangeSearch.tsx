import type { ReactNode } from "react";
import { Form } from "react-router";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import { Button } from "#ui/primitives/Button.tsx";
import type { ButtonAppearance } from "#ui/primitives/button-class.ts";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { FILL_IN_ONLY } from "#web/shell/forms/fill-in-only.ts";

interface ChangeSearchProps extends ButtonAppearance {
  readonly web: VerticalWeb;
  readonly summary: Summary;
  readonly children: ReactNode;
}

/** Spec 2 §2: the search is edited at this fragment of the result's own address. */
export const SEARCH_HASH = "search";

/**
 * Opens the search for editing. Without script it goes back to the form with what was searched for; the summary holds no
 * personal data, so that part is typed again.
 */
export function ChangeSearch({ web: { description }, summary, children, ...appearance }: ChangeSearchProps) {
  const { open } = useHashOpen(SEARCH_HASH);
  return (
    <Form
      method="post"
      action={productPath(description)}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <input type="hidden" name={FILL_IN_ONLY} value="1" />
      {Object.entries(summary).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button isSubmit {...appearance}>
        {children}
      </Button>
    </Form>
  );
}
