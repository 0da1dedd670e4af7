import { text } from "node:stream/consumers";
import { userInfo } from "node:os";
import { checkLookupKeys } from "#adapters/postgres/lookup-generations.ts";
import { createStaffList } from "#adapters/postgres/staff-list.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { STAFF_ROLES, type StaffRole } from "#domain/session/session.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { runDatabaseTool } from "./processes/run-database-tool.ts";

/**
 * `npm run tool -- staff add editor` and `npm run tool -- staff remove`: who of us may do what. The personal number is read from standard
 * input, because arguments are visible in the shell's history and in every list of processes. The environment selects the database;
 * without one it is the development one.
 */
const [action, ...names] = process.argv.slice(2);
const roles = STAFF_ROLES.filter((role) => names.includes(role));
const isUnderstood =
  (action === "add" && roles.length > 0 && roles.length === names.length) ||
  (action === "remove" && names.length === 0);

if (!isUnderstood) {
  // Not repeated: it may be the number itself.
  console.error(
    `usage: npm run tool -- staff add ${STAFF_ROLES.join("|")}… or remove; the personal number on standard input`,
  );
  process.exitCode = 2;
} else {
  if (process.stdin.isTTY) console.error("personal number, then Ctrl-D:");
  const number = parsePersonalNumber((await text(process.stdin)).trim(), swedishDate(Date.now()));
  if (number) await change(number.digits);
  else {
    console.error("that is no personal number");
    process.exitCode = 2;
  }
}

async function change(personalNumber: string): Promise<void> {
  await runDatabaseTool({ name: "sparv-staff", settings: ["lookupKey"] }, async (pool, { lookupKey }) => {
    const lookupHash = createLookupHash(lookupKey);
    await checkLookupKeys(pool, lookupHash);
    const list = createStaffList(pool, lookupHash);
    if (action === "add") {
      await list.add(personalNumber, roles satisfies readonly StaffRole[], userInfo().username);
      console.log(`on the list as ${roles.join(" and ")}`);
    } else console.log((await list.remove(personalNumber)) ? "off the list" : "was not on the list");
  });
}
