import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import { type FormDescription, listFields } from "#domain/form/form-description.ts";
import { canUpdate } from "#domain/form/form-state.ts";
import { type FormHandle, useForm } from "#ui/form-engine/use-form.ts";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import type { Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useBrowserLookups } from "#web/shell/lookups/form-token.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import { formOf } from "#web/shop/product/form-variant.ts";
import { STAY_HERE } from "#web/shell/forms/stay-here.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { formAfterFetch } from "./form-after-fetch.ts";
import { formToChange } from "./form-to-change.ts";
import { REPLACES_ENTRY, type SearchChange } from "./search-change.ts";

interface SearchFormOptions {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  /** The errors of the search call, when they are why the search is edited. */
  readonly refused?: readonly FieldError[] | undefined;
  /** Replaces the history entry that opened the form: back then leads to the search that was changed. */
  readonly isReplacing: boolean;
  readonly onSearch?: () => void;
  /** Called before the errors are shown: the form must be visible by then. */
  readonly onRefused?: () => void;
}

interface SearchForm {
  readonly form: FormHandle;
  readonly action: string;
  /** OP-12, where the vertical has an update button. Without script, changes are unknown. */
  readonly isSubmitDisabled: boolean;
}

/** Fields of the form that the page has a value for, and the form now leaves out: the visitor has cleared them. */
const cleared = (summary: Summary, form: FormDescription): Record<string, string> =>
  Object.fromEntries(listFields(form).flatMap(({ name }) => (summary[name] === undefined ? [] : [[name, ""]])));

export const isOnlyMissingAsked = (web: VerticalWeb, { current }: ShownResult): boolean =>
  web.current?.asksOnlyMissing === true && current !== undefined;

function describe(web: VerticalWeb, result: ShownResult): FormDescription {
  const form = formOf(web.description, result.formVariant);
  const whole = formToChange(form, result.summary, web.formBeside?.submit);
  return result.current && isOnlyMissingAsked(web, result) ? formAfterFetch(whole, result.current.fields) : whole;
}

/** The stored search as a form over its result: a submit navigates to the result of the changed search. */
export function useSearchForm({
  web,
  result,
  refused,
  isReplacing,
  onSearch,
  onRefused,
}: SearchFormOptions): SearchForm {
  const { description, formBeside } = web;
  const [described] = useState(() => describe(web, result));
  const { submit, data: answer, state } = useFetcher<SearchChange>();
  // Until the page of the new result is there.
  const isSearching = state !== "idle";
  const isScripted = useIsScripted();
  const action = resultPath(description, result.searchId, result.choices);
  const form = useForm(described, {
    today: result.today,
    lookups: useBrowserLookups(),
    values: result.summary,
    errors: answer?.errors ?? refused,
    onSubmit(values) {
      onSearch?.();
      const place = isReplacing ? { [REPLACES_ENTRY]: "1" } : {};
      void submit(
        { ...cleared(result.summary, described), ...values, ...place, [STAY_HERE]: "1" },
        { method: "post", action },
      );
    },
  });
  const refuse = useEffectEvent(() => onRefused?.());
  useLayoutEffect(() => {
    if (answer?.errors) refuse();
  }, [answer]);
  const isUnchanged = !canUpdate(form.state, { hasChangedParameters: false, isSearching });
  return {
    form: { ...form, isLoading: form.isLoading || isSearching },
    action,
    isSubmitDisabled: formBeside !== undefined && isScripted && isUnchanged && !isSearching,
  };
}
