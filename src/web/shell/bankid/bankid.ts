/** `same`: the app is on this device and opened by a link. `other`: it reads a QR code. */
export type Device = "same" | "other";

export interface AutostartLinks {
  readonly web: string;
  readonly app: string;
}

/** After this many lost answers in a row the visitor sees a notice. The page keeps polling: a phone may be offline for a while. */
export const LOST_POLLS_BEFORE_NOTICE = 3;
