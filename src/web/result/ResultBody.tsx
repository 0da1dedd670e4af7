import { type ComponentProps, Suspense, useEffect } from "react";
import type { FieldError } from "#domain/checked.ts";
// The styles of the form that the server may draw beside the list: its script comes later, they must not.
import formStyles from "#ui/form-engine/FormRenderer.module.css";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { FormBeside } from "./FormBeside.tsx";
import type { NoResults } from "./NoResults.tsx";
import type { ShownResult } from "./present-result.ts";
import { NO_SLOTS, type ResultSlots } from "./result-slots.ts";
import styles from "./ResultBody.module.css";
import type { Results } from "./Results.tsx";
import type { Searching } from "./Searching.tsx";

interface ResultBodyProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly slots?: ResultSlots;
  readonly announce: (words: string) => void;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
  /** A form lies over the page: then there is none beside the list, whose fields would have the same ids. */
  readonly hasFormOver?: boolean;
}

// A page is in one of these states when it comes, and most never leave it: only that one's script is fetched. Until it
// has come, what the server sent stands.
const late = {
  Searching: lazyWithReload<ComponentProps<typeof Searching>>(() => import("./Searching.tsx").then((m) => m.Searching)),
  Results: lazyWithReload<ComponentProps<typeof Results>>(() => import("./Results.tsx").then((m) => m.Results)),
  FormBeside: lazyWithReload<ComponentProps<typeof FormBeside>>(() =>
    import("./FormBeside.tsx").then((m) => m.FormBeside),
  ),
  NoResults: lazyWithReload<ComponentProps<typeof NoResults>>(() => import("./NoResults.tsx").then((m) => m.NoResults)),
};
// On the server a part that has to be waited for would not be drawn at all.
const parts = import.meta.env.SSR
  ? {
      Searching: (await import("./Searching.tsx")).Searching,
      Results: (await import("./Results.tsx")).Results,
      NoResults: (await import("./NoResults.tsx")).NoResults,
      FormBeside: (await import("./FormBeside.tsx")).FormBeside,
    }
  : late;

/** Spec 2 §4: one state at a time. A completed order takes the place of the list. */
export function ResultBody(props: ResultBodyProps) {
  const { preloadCard } = props.web;
  useEffect(() => preloadCard?.(), [preloadCard]);
  const state = <Suspense fallback={null}>{props.slots?.orderComplete ?? <StateOfSearch {...props} />}</Suspense>;
  if (!props.web.formBeside || props.slots?.orderComplete) return state;
  return (
    <div className={styles["beside"]}>
      <div className={styles["main"]}>{state}</div>
      <div className={classNames(styles["form"], formStyles["frame"])}>
        {props.hasFormOver ? null : (
          <Suspense fallback={null}>
            <parts.FormBeside web={props.web} result={props.result} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function StateOfSearch({ web, result, slots = NO_SLOTS, announce, onInvalid }: ResultBodyProps) {
  const { view } = result;
  switch (view.kind) {
    case "idle":
    case "searching":
      return (
        <>
          <parts.Searching key={result.searchId} web={web} result={result} announce={announce} onInvalid={onInvalid} />
          <FetchNext />
        </>
      );
    case "results":
      return <parts.Results web={web} result={result} slots={slots} />;
    case "no-results":
      return <parts.NoResults web={web} result={result} hasErrors={view.hasErrors} />;
  }
}

/** While the visitor waits for prices there is time to fetch what will show them. */
function FetchNext() {
  useEffect(() => late.Results.preload(), []);
  return null;
}
