import { useNavigate, useRevalidator } from "react-router";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";

/** Reads the page again, or goes to the search that the one asked for has become: what a fetch brought can change it. */
export function useReadResult({ description }: VerticalWeb, { searchId, choices }: ShownResult) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  return {
    isReading: state !== "idle",
    read(endedWith: string): void {
      if (endedWith === searchId) return void revalidate();
      return void navigate(resultPath(description, endedWith, choices), { replace: true });
    },
  };
}
