import { useRouteLoaderData } from "react-router";

export interface WithVariant {
  /** As the browser's cookie says; missing before it has one. */
  readonly variant?: string;
}

/** Which variant the page is drawn with; 0 is the page as it is. */
export const useVariant = (): number => Number(useRouteLoaderData<WithVariant>("root")?.variant ?? 0);
