import { useRouteLoaderData } from "react-router";

export interface WithVariant {
  /** From the browser's cookie; missing before it has one. */
  readonly variant?: string;
}

/** The variant that the page is rendered with; 0 is the page as it is. */
export const useVariant = (): number => Number(useRouteLoaderData<WithVariant>("root")?.variant ?? 0);
