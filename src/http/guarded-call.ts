import type { GuardedAsker } from "#journeys/lookup/subject-guard.ts";
import type { Call } from "./calls/call.ts";
import type { CallOutcome } from "./presenters/call-outcome.ts";
import type { FormTokens } from "./middleware/form-token.ts";
import type { Visitor } from "./middleware/visitor.ts";

interface Asking {
  asker(formToken?: string): GuardedAsker;
  /** Throws when a call that asks about a person has answered without an asker: the answer is then not sent. */
  expectGuarded(outcome: CallOutcome): void;
}

interface AskedBy {
  readonly visitor: Visitor;
  readonly address: string;
  readonly header: string | undefined;
}

/** Only a call that declares it may ask about a person, and a call that declares it must. */
export function createPersonQueryGuard(
  { path, asksAbout }: Pick<Call, "path" | "asksAbout">,
  formTokens: FormTokens,
  { visitor, address, header }: AskedBy,
): Asking {
  let hasAsked = false;
  return {
    asker(formToken) {
      if (asksAbout === undefined) throw new Error(`${path} does not declare that it asks about a person`);
      hasAsked = true;
      const owner = visitor.owner();
      return { owner, address, hasForm: formTokens.isValid(formToken ?? header, owner), route: path };
    },
    expectGuarded({ kind }) {
      if (asksAbout !== undefined && !hasAsked && (kind === "ok" || kind === "refused"))
        throw new Error(`${path} has answered about a person without its guard`);
    },
  };
}
