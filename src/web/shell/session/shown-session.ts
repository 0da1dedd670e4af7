import { useRouteLoaderData } from "react-router";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { Session, StaffRole } from "#domain/session/session.ts";

/** Who is logged in, for every page: part of the root loader's data. */
export interface ShownSession {
  readonly firstName: string;
  readonly lastName: string;
  readonly expiresAtMs: number;
  /** By the server's clock, when the page was rendered: browsers' clocks may be hours off. */
  readonly nowMs: number;
  /** Shows whether copies in this browser are the same person's (`offline-copies.ts`); of no use for anything else. */
  readonly copyOwner: string;
  /** Their staff role; missing for customers. */
  readonly roles?: readonly StaffRole[];
  /** For a while after a login that BankID called risky and that was approved at another address than the browser's. */
  readonly isLoginUnusual?: true;
  /** OP-09: replaces the personal number where older scripts look for it. Only with the setting. */
  readonly legacyHandle?: string;
}

export interface WithSession {
  readonly session: ShownSession | null;
}

export const showSession = (
  session: Session | undefined,
  options: { nowMs: number; isLegacyPiiSharingOn: boolean },
): ShownSession | null =>
  session === undefined
    ? null
    : {
        firstName: session.firstName,
        lastName: session.lastName,
        expiresAtMs: session.expiresAtMs,
        nowMs: options.nowMs,
        copyOwner: copyOwner(session),
        ...(session.roles.length > 0 ? { roles: session.roles } : {}),
        ...(isUnusualStill(session, options.nowMs) ? { isLoginUnusual: true } : {}),
        ...(options.isLegacyPiiSharingOn ? { legacyHandle: session.personId } : {}),
      };

/** The beginning of a random id. */
export const copyOwner = ({ personId }: Pick<Session, "personId">): string => personId.slice(0, 8);

/** As long as a person may need to find out about a login; my pages list it after that too. */
const UNUSUAL_LOGIN_NOTICE_MS = 15 * MINUTE_MS;

const isUnusualStill = ({ unusualLoginAtMs }: Session, nowMs: number): boolean =>
  unusualLoginAtMs !== undefined && nowMs - unusualLoginAtMs < UNUSUAL_LOGIN_NOTICE_MS;

/** Null when no one is logged in, and on error pages where the session could not be read. */
export const useShownSession = (): ShownSession | null => useRouteLoaderData<WithSession>("root")?.session ?? null;
