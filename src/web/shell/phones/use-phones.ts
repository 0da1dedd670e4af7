import { useRouteLoaderData } from "react-router";

/** Part of what the root's loader gives every page. */
export interface Phones {
  readonly customerServicePhone: string;
  readonly salesPhone: string;
}

/** Undefined when even the settings could not be read: the pages that tell of an error must still stand. */
export const usePhones = (): Phones | undefined => useRouteLoaderData<Phones>("root");
