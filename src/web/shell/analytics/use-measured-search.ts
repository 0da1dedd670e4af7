import { useEffect } from "react";
import type { SearchRun } from "#domain/search/search-progress.ts";
import { track } from "./track.ts";

/** Measures that a search began, ended or failed. */
export function useMeasuredSearch(service: string, kind: SearchRun["kind"]): void {
  useEffect(() => {
    if (kind === "searching") track({ event: "search_started", service });
    if (kind === "settled") track({ event: "search_finished", service });
    if (kind === "failed") track({ event: "error", label: "error_api", source: "search" });
  }, [kind, service]);
}
