import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import type { FetchModalProps } from "./fetch-modal-props.ts";
import type { FetchKind } from "./fetch-rules.ts";

interface Opening extends Pick<FetchModalProps, "purpose" | "resultId"> {
  readonly fetchWeb: Pick<FetchWeb, "own" | "subject">;
  readonly web: { readonly description: Pick<VerticalDescription, "fetch"> };
}

/** A cancellation is the same for every vertical; else one that has a modal of its own uses it. */
export const kindOf = ({ purpose, resultId, fetchWeb, web }: Opening): FetchKind => ({
  modal: fetchWeb.own && purpose !== "cancel" ? "own" : "general",
  subject: fetchWeb.subject,
  isAtCheckout: resultId !== undefined,
  isCancellation: purpose === "cancel",
  unsupportedShopIds: web.description.fetch?.unsupportedShopIds ?? [],
});
