/** What the carrier does with a mail, decided by the part before the @ (see simulators/README.md). */
export type Handling =
  | { readonly kind: "take" }
  /** A temporary refusal the first so many times. */
  | { readonly kind: "later"; readonly times: number }
  | { readonly kind: "refuse" }
  /** Takes the mail and cuts the connection before it has answered, the first so many times. */
  | { readonly kind: "cut"; readonly times: number }
  | { readonly kind: "slow"; readonly waitMs: number }
  /** Takes the mail and reports afterwards that it bounced. */
  | { readonly kind: "bounce" };

const SLOW_MS = 3_000;

export function handlingOf(address: string): Handling {
  const [local = ""] = address.toLowerCase().split("@", 1);
  const [word = "", count] = local.split("-");
  const times = Number(/^\d{1,2}$/.exec(count ?? "")?.[0] ?? 1);
  switch (word) {
    case "senare":
      return { kind: "later", times };
    case "nej":
      return { kind: "refuse" };
    case "tappad":
      return { kind: "cut", times };
    case "trog":
      return { kind: "slow", waitMs: SLOW_MS };
    case "studs":
      return { kind: "bounce" };
    default:
      return { kind: "take" };
  }
}
