import { useRouteLoaderData } from "react-router";

/** Part of the root loader's data for every page. */
export interface Phones {
  readonly customerServicePhone: string;
  readonly salesPhone: string;
}

/** Undefined when even the settings could not be read: the error pages must still render. */
export const usePhones = (): Phones | undefined => useRouteLoaderData<Phones>("root");
