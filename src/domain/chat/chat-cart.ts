import { PERSONAL_PREFIX } from "#domain/order/checkout-form.ts";
import { chatCartLabels, chatCartValues } from "./chat-cart.texts.sv.ts";

export interface CartLine {
  readonly label: string;
  readonly value: string;
}

export interface CartRules {
  /** OP-09: the personal number goes to a third party only when the owner of the service has turned that on. */
  readonly isLegacyPiiSharingOn: boolean;
}

type CartField = keyof typeof chatCartLabels;

/** The form's answers in the table's order; what is not in the table, or not answered, is not sent. */
export function toChatCart(answers: Readonly<Record<string, string>>, rules: CartRules): CartLine[] {
  return CART_FIELDS.flatMap((field) => {
    if (field === "civicnumber" && !rules.isLegacyPiiSharingOn) return [];
    const answer =
      namesOf(field)
        .map((name) => answers[name]?.trim() ?? "")
        .find((typed) => typed !== "") ?? "";
    if (answer === "" || NOT_CHOSEN.has(answer)) return [];
    return [{ label: chatCartLabels[field], value: chatCartValues[field]?.[answer] ?? answer }];
  });
}

const CART_FIELDS = Object.keys(chatCartLabels) as CartField[];

const namesOf = (field: CartField): readonly string[] => [
  field,
  PERSONAL_PREFIX + field,
  ...(CHECKOUT_NAMES[field] === undefined ? [] : [CHECKOUT_NAMES[field]]),
];

/** What the checkout calls by another name. */
const CHECKOUT_NAMES: Readonly<Partial<Record<CartField, string>>> = { paymenttype: "payment" };

/** Spec 1 §5: what an unchosen dropdown holds. */
const NOT_CHOSEN: ReadonlySet<string> = new Set(["-1", "-2"]);
