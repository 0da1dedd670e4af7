import ArrowRight from "lucide-react/icons/arrow-right";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useSubmit } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import { valuesOf } from "#domain/form/form-state.ts";
import { FormRenderer } from "#ui/form-engine/FormRenderer.tsx";
import { useForm } from "#ui/form-engine/use-form.ts";
import { openErrorModal } from "#ui/overlays/error-modal-state.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { useMeasuredErrors } from "#web/shell/analytics/use-measured-errors.ts";
import { useBrowserLookups } from "#web/shell/lookups/form-token.ts";
import { useChatCart } from "#web/shell/chat/use-chat-cart.ts";
import { preloadFrame } from "#web/shell/frame/SitePage.tsx";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { STAY_HERE } from "#web/shell/forms/stay-here.ts";
import { storeForBackNavigation, useSessionSearch } from "./use-session-search.ts";

/** What became of the last post of the form. */
export interface Posted {
  /** As posted: by the start page, by a search to be changed, or by this form before it is put right. */
  readonly values?: FormValues | undefined;
  readonly errors?: readonly FieldError[];
  /** No usable answer came. */
  readonly isLost?: boolean;
}

interface ProductFormProps {
  readonly description: VerticalDescription;
  readonly blocks?: VerticalWeb["formBlocks"];
  readonly today: string;
  readonly posted: Posted | undefined;
  /** For the page around it, which asks before it is left. */
  readonly onPendingChanges?: ((hasPendingChanges: boolean) => void) | undefined;
}

/** A vertical's search form. The browser posts it itself until the script has come; then the page does, and stays. */
export function ProductForm({ description, blocks = {}, today, posted, onPendingChanges }: ProductFormProps) {
  const submit = useSubmit();
  const action = productPath(description);
  const form = useForm(description.form, {
    today,
    values: posted?.values,
    isCarriedOver: true,
    errors: posted?.errors,
    lookups: useBrowserLookups(),
    onPendingChanges,
    onSubmit(stored) {
      preloadFrame();
      storeForBackNavigation(description, stored);
      return submit({ ...stored, [STAY_HERE]: "1" }, { method: "post", action });
    },
  });
  useSessionSearch(description, form);
  const offerAnotherTry = useEffectEvent(async () => {
    if (await openErrorModal()) form.submit();
  });
  useEffect(() => {
    if (posted?.isLost) void offerAnotherTry();
  }, [posted]);
  useMeasuredErrors(description.serviceName, form);
  useChatCart(form.state);
  const values = valuesOf(form.state);
  return (
    <FormRenderer
      form={form}
      action={action}
      blocks={Object.fromEntries(
        Object.entries(blocks).map(([name, Block]) => [
          name,
          <Suspense key={name} fallback={null}>
            <Block values={values} />
          </Suspense>,
        ]),
      )}
      submitIcon={<Icon of={ArrowRight} size={20} />}
    />
  );
}
