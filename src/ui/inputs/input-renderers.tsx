import type { ComponentType } from "react";
import type { ContentKind } from "#domain/form/content-kinds.ts";
import type { InputKind } from "#domain/form/kinds/input-rules.ts";
import { AutocompleteInput } from "./AutocompleteInput.tsx";
import { CheckboxInput } from "./CheckboxInput.tsx";
import type { ContentProps } from "./content-props.ts";
import {
  ButtonPart,
  DividerPart,
  FineprintPart,
  HeaderPart,
  InjectedPart,
  LabelPart,
  LoadingButtonPart,
  ParagraphPart,
  PlainPart,
  SubheaderPart,
} from "./ContentParts.tsx";
import { DateInput } from "./DateInput.tsx";
import { HiddenInput } from "./HiddenInput.tsx";
import type { InputProps } from "./parts/input-props.ts";
import { PlateInput } from "./PlateInput.tsx";
import { RadioButtonInput } from "./RadioButtonInput.tsx";
import { RadioInput } from "./RadioInput.tsx";
import { ReadOnlyInput } from "./ReadOnlyInput.tsx";
import { SelectInput } from "./SelectInput.tsx";
import { TagInput } from "./TagInput.tsx";
import { TextInput } from "./TextInput.tsx";
import { YearMonthInput } from "./YearMonthInput.tsx";

/** Total: a kind without a renderer does not compile. */
export const inputRenderers: Readonly<Record<InputKind, ComponentType<InputProps>>> = {
  number: TextInput,
  float: TextInput,
  percentage: TextInput,
  phone: TextInput,
  dropdown: SelectInput,
  email: TextInput,
  "civic-number": TextInput,
  "organisation-number": TextInput,
  "car-registration": PlateInput,
  "motorcycle-registration": PlateInput,
  date: DateInput,
  hidden: HiddenInput,
  "read-only": ReadOnlyInput,
  "radio-button": RadioButtonInput,
  radio: RadioInput,
  checkbox: CheckboxInput,
  tag: TagInput,
  text: TextInput,
  zip: TextInput,
  "year-month": YearMonthInput,
  autocomplete: AutocompleteInput,
};

export const contentRenderers: Readonly<Record<ContentKind, ComponentType<ContentProps>>> = {
  headers: HeaderPart,
  subheader: SubheaderPart,
  fineprint: FineprintPart,
  plain: PlainPart,
  button: ButtonPart,
  "loading-button": LoadingButtonPart,
  label: LabelPart,
  paragraph: ParagraphPart,
  "injected-block": InjectedPart,
  divider: DividerPart,
};
