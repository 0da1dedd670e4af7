import type { LucideIcon } from "lucide-react";
import { createStore } from "#ui/pieces/store.ts";

export interface Notification {
  readonly title: string;
  readonly subtitle?: string;
  readonly icon?: LucideIcon;
  readonly callToAction?: { readonly text: string; readonly href: string; readonly onClick?: () => void };
  /** F-081: closes by itself only when given. */
  readonly durationMs?: number;
}

/** Each showing has its own number, so that showing the same again restarts its time. */
export type NotificationState =
  | { readonly kind: "hidden"; readonly count: number }
  | { readonly kind: "shown"; readonly count: number; readonly notification: Notification };

export type NotificationEvent =
  | { readonly type: "shown"; readonly notification: Notification }
  | { readonly type: "closed" };

export const NO_NOTIFICATION: NotificationState = { kind: "hidden", count: 0 };

export function reduceNotification(state: NotificationState, event: NotificationEvent): NotificationState {
  switch (event.type) {
    case "shown":
      return { kind: "shown", count: state.count + 1, notification: event.notification };
    case "closed":
      return state.kind === "hidden" ? state : { kind: "hidden", count: state.count };
  }
}

export const notifications = createStore(reduceNotification, NO_NOTIFICATION);

/** Takes the place of one that is already there. */
export const showNotification = (notification: Notification): void =>
  notifications.send({ type: "shown", notification });
export const closeNotification = (): void => notifications.send({ type: "closed" });
