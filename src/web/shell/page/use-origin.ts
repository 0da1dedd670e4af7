import { useRouteLoaderData } from "react-router";

/** Part of what the root's loader gives every page. */
export interface SiteOrigin {
  /** "https://host", as visitors see it. */
  readonly origin: string;
}

/** Empty when even the settings could not be read: addresses are then those of the host itself. */
export const useOrigin = (): string => useRouteLoaderData<SiteOrigin>("root")?.origin ?? "";
