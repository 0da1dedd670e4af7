import { createSecretKey, type KeyObject } from "node:crypto";

/** The first signs; the others verify what they once signed. */
export type CookieKeys = readonly [KeyObject, ...KeyObject[]];

export interface CookieKeySettings {
  readonly cookieKey: Uint8Array;
  readonly cookieFormerKeys: readonly Uint8Array[];
}

export const createCookieKeys = ({ cookieKey, cookieFormerKeys }: CookieKeySettings): CookieKeys => [
  createSecretKey(cookieKey),
  ...cookieFormerKeys.map((key) => createSecretKey(key)),
];
