import { createContext, useContext, useState } from "react";
import type { Lookups } from "#ui/form-engine/lookups.ts";
import { browserLookups } from "./browser-lookups.ts";

/** What the server gave the page as proof that its form is open; a page without one gets no names. */
export const FormTokenContext = createContext("");

/** The page's lookups, the same ones for as long as it stands. */
export function useBrowserLookups(): Lookups {
  const formToken = useContext(FormTokenContext);
  const [lookups] = useState(() => browserLookups((address, init) => fetch(address, init), formToken));
  return lookups;
}
