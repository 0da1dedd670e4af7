import { type ComponentProps, memo, Suspense, useEffect, useState } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { PageResults } from "./PageResults.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { NO_SLOTS, type ResultSlots } from "#web/shop/offers/result-slots.ts";
import styles from "./ResultBody.module.css";

interface ResultBodyProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly slots?: ResultSlots;
  readonly announce: (message: string) => void;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
  /** The search or a checkout is open over the page: then there is no second form, with the same field names, beside it. */
  readonly hasFormOver?: boolean;
}

// A page loads in one of these states, and most stay in it: of the others only the list is there at once.
const Searching = lazyPiece(() => import("./Searching.tsx").then((part) => part.Searching));
const OpenResults = lazyPiece(() => import("./OpenResults.tsx").then((part) => part.OpenResults));
const NoResults = lazyPiece(() => import("./NoResults.tsx").then((part) => part.NoResults));
const FormBeside = lazyPiece(() => import("./FormBeside.tsx").then((part) => part.FormBeside));
if (import.meta.env.SSR) await piecesOnServer();

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
    <FormBeside {...props} />
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
          <Searching
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
        <OpenResults key={openedAs} {...list} List={PageResults} announce={announce} />
      ) : (
        <PageResults {...list} />
      );
    }
    case "no-results":
      return <NoResults web={web} result={result} hasErrors={view.hasErrors} />;
  }
}

/** While the visitor waits for prices. */
function FetchNext() {
  useEffect(() => OpenResults.preload(), []);
  return null;
}

/** A list that was opened before the search ended stays mounted to the end: nothing that is open in it closes. */
function useOpenedAs({ state, searchId, current }: ShownResult): string | undefined {
  const id = `${searchId} ${current?.fetchDataId}`;
  const [openedAs, setOpenedAs] = useState<string>();
  if (state === "open" && openedAs !== id) setOpenedAs(id);
  return openedAs === id ? id : undefined;
}
