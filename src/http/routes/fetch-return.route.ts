import type { FastifyInstance } from "fastify";
import { FETCH_RETURN_HASH, fetchReturnPath } from "#domain/addresses/return-paths.ts";
import type { FetchJourney } from "#journeys/fetch/fetch-journey.ts";
import { answerReturn, type BankIdReturnSetup } from "./bankid-return.ts";

export interface FetchReturnSetup extends BankIdReturnSetup {
  readonly journey: Pick<FetchJourney, "returned">;
}

/** Where the app returns to after the login of a fetch. */
export function registerFetchReturn(server: FastifyInstance, { journey, ...setup }: FetchReturnSetup): void {
  const answer = answerReturn(setup, "fetch-return", async (nonce, { visitor }) => {
    const path = await journey.returned(nonce, visitor.owner());
    return path === undefined ? undefined : `${path}#${FETCH_RETURN_HASH}`;
  });
  server.get(fetchReturnPath(), answer);
}
