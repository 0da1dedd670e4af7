import { useContext, useState } from "react";
import type { Lookups } from "#ui/form-engine/lookups.ts";
import { browserFetch } from "#web/shell/calls/send-call.ts";
import { browserLookups } from "./browser-lookups.ts";
import { FormTokenContext } from "./form-token-context.ts";

/** The page's lookups, the same object for as long as it is mounted. */
export function useBrowserLookups(): Lookups {
  const formToken = useContext(FormTokenContext);
  const [lookups] = useState(() => browserLookups(browserFetch, formToken));
  return lookups;
}
