/**
 * What a call may reveal about the owner of a number, a plate or an address.
 *
 * - `guarded`: it depends on the owner, so it goes through the guard (`asksAbout` in its definition).
 * - `own`: it only uses what the visitor has entered or created before, and reveals nothing about others.
 * - `public`: it returns non-personal data, the same for everyone.
 */
export type OracleRule = { readonly kind: "guarded" | "own" | "public"; readonly why: string };

const SERVICE = "/{group}/{service}/";

/** Every call that takes something that belongs to a person. A new one without a row fails. */
export const ORACLE_RULES: Readonly<Record<string, OracleRule>> = {
  "GET /ajax/user-data/": { kind: "guarded", why: "the name of a person" },
  "POST /ajax/user-data/": { kind: "guarded", why: "the name of a person" },
  [`POST ${SERVICE}get-owner-insurance-info`]: { kind: "guarded", why: "whether a person owns a vehicle" },
  [`POST ${SERVICE}init-fetch-insurance-data`]: { kind: "guarded", why: "the same, and it starts a login" },
  [`POST ${SERVICE}order/checkout`]: { kind: "guarded", why: "the name of the person of an own search" },
  [`POST ${SERVICE}order/ajax`]: {
    kind: "guarded",
    why: "the same when it opens a checkout; whether a person may order",
  },
  [`POST ${SERVICE}jamfor/ajax`]: {
    kind: "own",
    why: "prices for what was entered; the owner is not sent to insurers",
  },
  "GET /ajax/vehicle-data/": { kind: "public", why: "make and model; never the owner" },
  "GET /ajax/zip-code-data/": { kind: "public", why: "a post town" },
  "GET /ajax/org-data/": { kind: "public", why: "the name of an organisation; none for a sole trader" },
  "POST /ajax/org-data/": { kind: "public", why: "the name of an organisation; none for a sole trader" },
  "GET /ajax/validate-email/": { kind: "public", why: "whether a domain takes mail; never whether a mailbox exists" },
  "GET /ajax/broadband/calculate/": { kind: "public", why: "what a connection at an address costs" },
  "POST /ajax/login/bankid/init": { kind: "own", why: "only limits who may complete the order" },
  "POST /ajax/withdraw-order/": { kind: "own", why: "where a receipt of an own order goes" },
  "POST /ajax/gift-campaign/": { kind: "own", why: "whether the visitor has ordered for that person" },
  "POST /ajax/register-email/": { kind: "own", why: "the same answer for a known and an unknown address" },
  "POST /ajax/mail/bounce/": { kind: "own", why: "signed by the mail carrier" },
  "POST /ajax/send-expertpanel-question/": { kind: "own", why: "the same answer for every address" },
};
