import type { FormDescription, FormPart, FormSection } from "#domain/form/form-description.ts";
import { fromFormParameters, type WireFormGroups } from "#ui/form-engine/server-form.ts";
import type { Fact } from "#web/shop/provider-facts/FactList.tsx";
import type { checkoutTexts } from "./checkout.texts.sv.ts";

/** The only field with its own input component. */
export const START_DATE = "startdate";

export const ZIP = "zip";
/** Filled in from the postal code. */
export const TOWN = "city";

/** The blocks between the fields, by name. */
export const BLOCKS = { details: "block-details", needs: "block-needs" } as const;

/** Groups of facts: read-only values are shown as a list and sent in hidden fields. */
export const FACT_GROUPS = ["summaryheader", "excesscostheader", "extrabuildingsheader"] as const;

export const factsBlock = (group: string): string => `block-facts-${group}`;

/** The server's ten groups in the order of the page. */
export function describeCheckout(groups: WireFormGroups, texts: typeof checkoutTexts): FormDescription {
  const { groups: titles } = texts;
  const rest = (group: string): readonly FormPart[] =>
    readGroup(groups, group).filter(({ name }) => name !== START_DATE);
  const startDate = Object.keys(groups)
    .flatMap((group) => readGroup(groups, group))
    .filter(({ name }) => name === START_DATE);
  const closed = (title: string, group: string): FormSection => ({ title, fields: rest(group), isCollapsed: true });
  const closedFacts = (title: string, group: string): FormSection => ({
    ...closed(title, group),
    fields: replaceFactsWithBlock(group, rest(group)),
  });
  const choices = [
    closedFacts(titles.excess, "excesscostheader"),
    closed(titles.additional, "additionalheader"),
    closed(titles.other, "customizeheader"),
    closed(titles.discount, "discountheader"),
    closedFacts(titles.extraBuildings, "extrabuildingsheader"),
  ].filter(isFilled);
  const sections: FormSection[] = [
    { title: titles.personal, fields: rest("personalheader") },
    { title: "", fields: startDate },
    ...(choices.length > 0 ? [{ title: titles.customise, fields: [note(titles.customiseNote)] }] : []),
    ...choices,
    { title: titles.summary, fields: replaceFactsWithBlock("summaryheader", rest("summaryheader")) },
    closed(titles.subscription, "subscriptionheader"),
    { title: "", fields: [block(BLOCKS.details)] },
    { title: "", fields: [block(BLOCKS.needs)] },
    { title: "", fields: rest("consent") },
    { title: "", fields: rest("hidden") },
  ];
  return { sections: sections.filter(isFilled), submit: texts.submit };
}

const isFilled = ({ fields }: FormSection): boolean => fields.length > 0;

function readGroup(groups: WireFormGroups, group: string): readonly FormPart[] {
  const layout = [{ group, title: "" }];
  return fromFormParameters({ [group]: groups[group] }, { layout, submit: "" }).sections.flatMap(
    ({ fields }) => fields,
  );
}

const block = (name: string): FormPart => ({ name, kind: "injected-block", label: "", required: false });

const note = (label: string): FormPart => ({ name: "block-note", kind: "fineprint", label, required: false });

/** The block renders the facts; editable fields remain fields. */
function replaceFactsWithBlock(group: string, fields: readonly FormPart[]): readonly FormPart[] {
  if (!fields.some(isFact)) return fields;
  return [
    block(factsBlock(group)),
    ...fields.map((field): FormPart => (isFact(field) ? { ...field, kind: "hidden" } : field)),
  ];
}

const isFact = ({ kind }: FormPart): boolean => kind === "read-only";

/** The facts of a group, as text. */
export const listGroupFacts = (groups: WireFormGroups, group: string): Fact[] =>
  (groups[group] ?? [])
    .filter(({ type }) => type === "readonly")
    .map(({ model, attrs }) => ({
      name: model.ParameterName,
      label: attrs?.label ?? "",
      value: model.FormattedValue ?? String(model.DefaultValue ?? ""),
    }));
