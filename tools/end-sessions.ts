import { text } from "node:stream/consumers";
import { checkLookupKeys } from "#adapters/postgres/lookup-generations.ts";
import { createEndedSessions } from "#adapters/postgres/ended-sessions.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { runDatabaseTool } from "./processes/run-database-tool.ts";

/**
 * `npm run tool -- end-sessions` logs one person out everywhere and ends what was made from a session, `npm run tool -- end-sessions --all` does so for everyone. The personal number is read
 * from standard input, because arguments are visible in the shell's history and in every list of processes. The environment selects the
 * database; without one it is the development one.
 */
const args = process.argv.slice(2);
const isForAll = args.length === 1 && args[0] === "--all";

if (args.length > 0 && !isForAll)
  refuse("usage: npm run tool -- end-sessions, with the personal number on standard input, or --all");
else if (isForAll) await end(undefined);
else {
  if (process.stdin.isTTY) console.error("personal number, then Ctrl-D:");
  const number = parsePersonalNumber((await text(process.stdin)).trim(), swedishDate(Date.now()));
  if (number) await end(number.digits);
  else refuse("that is no personal number");
}

/** What was given is not repeated: it may be the number itself. */
function refuse(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

async function end(personalNumber: string | undefined): Promise<void> {
  await runDatabaseTool({ name: "sparv-end-sessions", settings: ["lookupKey"] }, async (pool, { lookupKey }) => {
    const lookupHash = createLookupHash(lookupKey);
    await checkLookupKeys(pool, lookupHash);
    const sessions = createEndedSessions(pool, lookupHash);
    const ended = await (personalNumber === undefined ? sessions.ofEverybody() : sessions.ofPerson(personalNumber));
    console.log(`sessions ended: ${ended.sessions}`);
    console.log(`agents ended: ${ended.agents}`);
    console.log(`calendar links ended: ${ended.calendarLinks}`);
    console.log(`browsers ended: ${ended.browsers}`);
    console.log(`identifications ended: ${ended.identifications}`);
  });
}
