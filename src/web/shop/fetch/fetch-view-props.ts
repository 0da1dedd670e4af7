import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import type { FetchPurpose } from "./fetch-modal-props.ts";
import type { FetchKind } from "./fetch-rules.ts";
import type { FetchRun } from "./fetch-run.ts";
import type { FetchState } from "./fetch-state.ts";

export interface FetchViewProps {
  readonly state: FetchState;
  readonly kind: FetchKind;
  readonly fetchWeb: FetchWeb;
  /** Spec 1 §3: what lists of providers are asked for by. */
  readonly serviceName: string;
  readonly purpose: FetchPurpose;
  readonly actions: FetchActions;
}

export interface FetchActions extends Pick<
  FetchRun,
  "chooseProvider" | "consent" | "logIn" | "noteAppOpened" | "retry" | "retryFor"
> {
  close(): void;
}
