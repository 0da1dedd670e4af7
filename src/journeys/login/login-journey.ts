import { type Identity, identityOf } from "#domain/person/identity.ts";
import type { Session } from "#domain/session/session.ts";
import type { BankIdBrowser } from "#journeys/bankid/bankid-order.port.ts";
import { type FollowLogin, followLogin } from "./follow-login.ts";
import type { LoginView } from "./login-view.ts";
import type { SessionFinding } from "./login.port.ts";
import type { LoginPorts } from "./login.ports.ts";
import { callOff, type LoginStart, startLogin, type StartLogin } from "./start-login.ts";

/** Logging in with BankID, being logged in, and logging out. */
export interface LoginJourney {
  start(request: StartLogin): Promise<LoginStart>;
  /** Undefined when this browser has no such login. */
  follow(request: FollowLogin): Promise<LoginView | undefined>;
  /** False when this browser has no such login; one that has already ended counts as cancelled. */
  cancel(loginId: string, browser: BankIdBrowser): Promise<boolean>;
  /** The app has returned: the page to continue with, in the browser that the login started in. It does not log in. */
  returned(nonce: string, browser: BankIdBrowser): Promise<string | undefined>;
  /** Who is logged in; `person` extends the session. */
  session(token: string, use: "person" | "background"): Promise<Session | undefined>;
  lookAtSession(token: string): Promise<SessionFinding>;
  /** Our data about the logged-in person. */
  identity(session: Session): Promise<Identity | undefined>;
  /** Ends the session on every node at once; the visitor's id, with every copy of it, within a second. */
  logOut(token: string | undefined, visitor: string | undefined): Promise<void>;
}

export function createLoginJourney(ports: LoginPorts): LoginJourney {
  const { logins, sessions, clock } = ports;
  return {
    start: (request) => startLogin(ports, request),
    follow: (request) => followLogin(ports, request),
    async cancel(loginId, browser) {
      const login = await logins.find(loginId, browser);
      if (!login) return false;
      const orderRef = await logins.cancel(loginId, browser, clock.nowMs());
      if (orderRef !== undefined) callOff(ports, [orderRef]);
      return true;
    },
    async returned(nonce, browser) {
      const login = await logins.markReturned(nonce, browser, clock.nowMs());
      // A return to another browser may be an attack, or a person whose app opens another browser.
      ports.noted({ loginId: login?.loginId, outcome: login ? "returned" : "return-refused" });
      return login?.returnPath;
    },
    async session(token, use) {
      if (use === "person") return sessions.touch(token, clock.nowMs());
      const finding = await sessions.use(token, clock.nowMs());
      return finding.kind === "live" ? finding.session : undefined;
    },
    lookAtSession: (token) => sessions.use(token, clock.nowMs()),
    async identity(session) {
      const person = await sessions.person(session.personId);
      return person && identityOf(person, session, clock.nowMs());
    },
    async logOut(token, visitor) {
      if (token !== undefined) await sessions.end(token);
      if (visitor !== undefined) await ports.visitorIds.end(visitor);
    },
  };
}
