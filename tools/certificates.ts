import { ensureCertificates } from "#simulators/secure/certificates.ts";

/** `npm run tool -- certificates`: makes the sandbox's certificates when they are missing or expire soon, and prints where they are. */
const { folder } = ensureCertificates();
process.stdout.write(`certificates in ${folder}\n`);
