import { type ComponentProps, memo, Suspense, useEffect, useState } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { FormBeside } from "./FormBeside.tsx";
import type { NoResults } from "./NoResults.tsx";
import type { OpenResults } from "./OpenResults.tsx";
import type { PageResults } from "./PageResults.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { NO_SLOTS, type ResultSlots } from "#web/shop/offers/result-slots.ts";
import styles from "./ResultBody.module.css";
import type { Searching } from "./Searching.tsx";

interface ResultBodyProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly slots?: ResultSlots;
  readonly announce: (message: string) => void;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
  /** The search or a checkout is open over the page: then there is no second form, with the same field names, beside it. */
  readonly hasFormOver?: boolean;
}

// A page loads in one of these states, and most stay in it: only the script of that state is loaded. Until then the server's
// markup stays.
const lazyParts = {
  Searching: lazyWithReload<ComponentProps<typeof Searching>>(() => import("./Searching.tsx").then((m) => m.Searching)),
  PageResults: lazyWithReload<ComponentProps<typeof PageResults>>(() =>
    import("./PageResults.tsx").then((m) => m.PageResults),
  ),
  OpenResults: lazyWithReload<ComponentProps<typeof OpenResults>>(() =>
    import("./OpenResults.tsx").then((m) => m.OpenResults),
  ),
  FormBeside: lazyWithReload<ComponentProps<typeof FormBeside>>(() =>
    import("./FormBeside.tsx").then((m) => m.FormBeside),
  ),
  NoResults: lazyWithReload<ComponentProps<typeof NoResults>>(() => import("./NoResults.tsx").then((m) => m.NoResults)),
};
// On the server, a lazy part would not render at all.
const parts = import.meta.env.SSR
  ? {
      Searching: (await import("./Searching.tsx")).Searching,
      PageResults: (await import("./PageResults.tsx")).PageResults,
      OpenResults: (await import("./OpenResults.tsx")).OpenResults,
      NoResults: (await import("./NoResults.tsx")).NoResults,
      FormBeside: (await import("./FormBeside.tsx")).FormBeside,
    }
  : lazyParts;

/** Spec 2 §4: one state at a time. A completed order replaces the list. */
export function ResultBody({ hasFormOver = false, ...props }: ResultBodyProps) {
  const { preloadCard } = props.web;
  useEffect(() => preloadCard?.(), [preloadCard]);
  if (!props.web.formBeside || props.slots?.orderComplete) return <MainPart {...props} />;
  return (
    <div className={styles["beside"]}>
      <div className={styles["main"]}>
        <MainPart {...props} />
      </div>
      <div className={styles["form"]}>{hasFormOver ? null : <FormPart web={props.web} result={props.result} />}</div>
    </div>
  );
}

/*
 * A part that renders again before its script is loaded loses the server's markup and is empty until then: the page jumps.
 * So both render again only when their content changes.
 */
const MainPart = memo((props: Omit<ResultBodyProps, "hasFormOver">) => (
  <Suspense fallback={null}>{props.slots?.orderComplete ?? <StateOfSearch {...props} />}</Suspense>
));

const FormPart = memo((props: ComponentProps<typeof FormBeside>) => (
  <Suspense fallback={null}>
    <parts.FormBeside {...props} />
  </Suspense>
));

function StateOfSearch({ web, result, slots = NO_SLOTS, announce, onInvalid }: Omit<ResultBodyProps, "hasFormOver">) {
  const { view } = result;
  const openedAs = useOpenedAs(result);
  switch (view.kind) {
    case "idle":
    case "searching":
      return (
        <>
          <parts.Searching
            key={result.searchId}
            web={web}
            result={result}
            slots={slots}
            announce={announce}
            onInvalid={onInvalid}
          />
          <FetchNext />
        </>
      );
    case "results": {
      const list = { web, result, slots };
      return openedAs ? (
        <parts.OpenResults key={openedAs} {...list} List={parts.PageResults} announce={announce} />
      ) : (
        <parts.PageResults {...list} />
      );
    }
    case "no-results":
      return <parts.NoResults web={web} result={result} hasErrors={view.hasErrors} />;
  }
}

/** A list that was opened before the search ended stays mounted to the end: nothing that is open in it closes. */
function useOpenedAs({ state, searchId, current }: ShownResult): string | undefined {
  const id = `${searchId} ${current?.fetchDataId}`;
  const [openedAs, setOpenedAs] = useState<string>();
  if (state === "open" && openedAs !== id) setOpenedAs(id);
  return openedAs === id ? id : undefined;
}

/** Preloads the list while the visitor waits for prices. */
function FetchNext() {
  useEffect(() => {
    lazyParts.PageResults.preload();
    lazyParts.OpenResults.preload();
  }, []);
  return null;
}
