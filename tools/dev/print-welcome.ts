import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { readyMade } from "#simulators/world/ready-made.ts";

export function printWelcome(env: Readonly<Record<string, string>>): void {
  console.log(`\nSparv answers at http://localhost:${env["SPARV_PORT"]}/\n\nPeople to try:`);
  for (const { name, personalNumber, registrationNumber, what } of readyMade) {
    console.log(`  ${registrationNumber}  ${personalNumber}  ${name}: ${what}`);
  }
  console.log("\nPeople whose insurance can be fetched (insurer as you like):");
  for (const { registrationNumber, personalNumber, what } of fetchPeople) {
    console.log(`  ${registrationNumber}  ${personalNumber}  ${what}`);
  }
  console.log(`\nTheir phones with BankID: http://127.0.0.1:${env["SPARV_SIMULATORS_PORT"]}/bankid/phone/`);
}
