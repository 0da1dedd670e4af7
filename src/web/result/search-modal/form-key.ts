import type { ShownResult } from "#web/result/present-result.ts";

/** Another search, or another thing known of it, is another form. */
export const formKey = ({ searchId, current }: ShownResult): string => `${searchId} ${current?.fetchDataId ?? ""}`;
