import { autocompleteRules } from "./kinds/autocomplete.ts";
import { carRegistrationRules } from "./kinds/car-registration.ts";
import { checkboxRules } from "./kinds/checkbox.ts";
import { civicNumberRules } from "./kinds/civic-number.ts";
import { dateRules } from "./kinds/date.ts";
import { dropdownRules } from "./kinds/dropdown.ts";
import { emailRules } from "./kinds/email.ts";
import { floatRules } from "./kinds/float.ts";
import { hiddenRules } from "./kinds/hidden.ts";
import type { InputKind, InputRules } from "./kinds/input-rules.ts";
import { motorcycleRegistrationRules } from "./kinds/motorcycle-registration.ts";
import { numberRules } from "./kinds/number.ts";
import { organisationNumberRules } from "./kinds/organisation-number.ts";
import { percentageRules } from "./kinds/percentage.ts";
import { phoneRules } from "./kinds/phone.ts";
import { radioButtonRules } from "./kinds/radio-button.ts";
import { radioRules } from "./kinds/radio.ts";
import { readOnlyRules } from "./kinds/read-only.ts";
import { tagRules } from "./kinds/tag.ts";
import { textRules } from "./kinds/text.ts";
import { yearMonthRules } from "./kinds/year-month.ts";
import { zipRules } from "./kinds/zip.ts";

/** Total: a kind without rules does not compile. */
export const inputKinds: Readonly<Record<InputKind, InputRules>> = {
  number: numberRules,
  float: floatRules,
  percentage: percentageRules,
  phone: phoneRules,
  dropdown: dropdownRules,
  email: emailRules,
  "civic-number": civicNumberRules,
  "organisation-number": organisationNumberRules,
  "car-registration": carRegistrationRules,
  "motorcycle-registration": motorcycleRegistrationRules,
  date: dateRules,
  hidden: hiddenRules,
  "read-only": readOnlyRules,
  "radio-button": radioButtonRules,
  radio: radioRules,
  checkbox: checkboxRules,
  tag: tagRules,
  text: textRules,
  zip: zipRules,
  "year-month": yearMonthRules,
  autocomplete: autocompleteRules,
};

export const isInputKind = (kind: string): kind is InputKind => Object.hasOwn(inputKinds, kind);
