import type { FastifyInstance } from "fastify";
import { LOGIN_RETURN_FRAGMENT, loginReturnPath } from "#domain/addresses/return-paths.ts";
import { loginCookies } from "#http/middleware/login-cookies.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import { answerReturn, type BankIdReturnSetup } from "./bankid-return.ts";

export interface LoginReturnSetup extends BankIdReturnSetup {
  readonly journey: Pick<LoginJourney, "returned">;
}

/** Where the app returns to after a login. It logs no one in: the page there polls the login. */
export function registerLoginReturn(server: FastifyInstance, { journey, ...setup }: LoginReturnSetup): void {
  const answer = answerReturn(setup, "login-return", async (nonce, { visitor, cookie }) => {
    const browser = { owner: visitor.ownerAtLogin(), secrets: loginCookies.read(cookie) };
    const path = await journey.returned(nonce, browser);
    return path === undefined ? undefined : path + LOGIN_RETURN_FRAGMENT;
  });
  server.get(loginReturnPath(), answer);
}
