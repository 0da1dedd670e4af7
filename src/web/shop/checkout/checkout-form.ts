import { type FormDescription, type FormPart, type FormSection, isField } from "#domain/form/form-description.ts";
import { CHECKOUT_SECTIONS, type CheckoutForm, type CheckoutSection } from "#domain/order/checkout-form.ts";
import type { Fact } from "#web/shop/provider-facts/FactList.tsx";
import type { checkoutTexts } from "./checkout.texts.sv.ts";

/** The only field with its own input component. */
export const START_DATE = "startdate";

/** The button that takes the proposed start day, in a form posted without script. */
export const TAKE_START = "takestart";

export const ZIP = "zip";
/** Filled in from the postal code. */
export const TOWN = "city";

/** The blocks between the fields, by name. */
export const BLOCKS = { details: "block-details", needs: "block-needs" } as const;

/** Sections with facts: read-only values are shown as a list and sent in hidden fields. */
export const FACT_SECTIONS = ["summary", "excess", "extraBuildings"] as const;

export const factsBlock = (section: CheckoutSection): string => `block-facts-${section}`;

/** The server's sections in the order of the page. */
export function describeCheckout(form: CheckoutForm, texts: typeof checkoutTexts): FormDescription {
  const { groups: titles } = texts;
  const rest = (section: CheckoutSection): readonly FormPart[] =>
    form[section].filter(({ name }) => name !== START_DATE);
  const startDate = CHECKOUT_SECTIONS.flatMap((section) => form[section]).filter(({ name }) => name === START_DATE);
  const closed = (title: string, section: CheckoutSection): FormSection => ({
    title,
    fields: rest(section),
    isCollapsed: true,
  });
  const closedFacts = (title: string, section: CheckoutSection): FormSection => ({
    ...closed(title, section),
    fields: replaceFactsWithBlock(section, rest(section)),
  });
  const choices = [
    closedFacts(titles.excess, "excess"),
    closed(titles.additional, "additional"),
    closed(titles.other, "customize"),
    closed(titles.discount, "discount"),
    closedFacts(titles.extraBuildings, "extraBuildings"),
  ].filter(isFilled);
  const sections: FormSection[] = [
    { title: titles.personal, fields: rest("personal") },
    { title: "", fields: rest("own") },
    { title: "", fields: startDate },
    ...(choices.length > 0 ? [{ title: titles.customise, fields: [note(titles.customiseNote)] }] : []),
    ...choices,
    { title: titles.summary, fields: replaceFactsWithBlock("summary", rest("summary")) },
    closed(titles.subscription, "subscription"),
    { title: "", fields: [block(BLOCKS.details)] },
    { title: "", fields: [block(BLOCKS.needs)] },
    { title: "", fields: rest("consent") },
    { title: "", fields: rest("hidden") },
  ];
  return { sections: sections.filter(isFilled), submit: texts.submit };
}

const isFilled = ({ fields }: FormSection): boolean => fields.length > 0;

const block = (name: string): FormPart => ({ name, kind: "injected-block", label: "", required: false });

const note = (label: string): FormPart => ({ name: "block-note", kind: "fineprint", label, required: false });

/** The block renders the facts; editable fields remain fields. */
function replaceFactsWithBlock(section: CheckoutSection, fields: readonly FormPart[]): readonly FormPart[] {
  if (!fields.some(isFact)) return fields;
  return [
    block(factsBlock(section)),
    ...fields.map((field): FormPart => (isFact(field) ? { ...field, kind: "hidden" } : field)),
  ];
}

const isFact = ({ kind }: FormPart): boolean => kind === "read-only";

/** The facts of a section, as text. */
export const listSectionFacts = (form: CheckoutForm, section: CheckoutSection): Fact[] =>
  form[section]
    .filter(isField)
    .filter(isFact)
    .map(({ name, label, defaultValue = "", options }) => ({
      name,
      label,
      value: options?.find(({ id }) => id === defaultValue)?.label ?? defaultValue,
    }));
