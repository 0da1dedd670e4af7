import type { FastifyInstance } from "fastify";
import { signingReturnPath } from "#domain/addresses/return-paths.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import { answerReturn, type BankIdReturnSetup } from "./bankid-return.ts";

export interface SigningReturnSetup extends BankIdReturnSetup {
  readonly journey: Pick<SigningJourney, "returned">;
}

/** Where the app returns to after a signature. It orders nothing: the page there polls the signing. */
export function registerSigningReturn(server: FastifyInstance, { journey, ...setup }: SigningReturnSetup): void {
  const answer = answerReturn(setup, "sign-return", (nonce, { visitor, cookie }) =>
    journey.returned(nonce, { owner: visitor.owner(), secrets: signingCookies.read(cookie) }),
  );
  server.get(signingReturnPath(), answer);
}
