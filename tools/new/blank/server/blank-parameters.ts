import { choice, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { blankForm } from "#tools/new/blank/blank.form.ts";
import type { BlankSearch } from "#tools/new/blank/blank.search.ts";

export const blankParameters = searchParameters<BlankSearch>({
  form: blankForm,
  fields: { count: whole("count"), use: choice("use") },
});
