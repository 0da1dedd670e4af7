import { ensureCertificates } from "#simulators/secure/certificates.ts";

/** `node tools/certificates.ts`: makes the sandbox's certificates when they are missing or soon too old, and says where they are. */
const { folder } = ensureCertificates();
process.stdout.write(`certificates in ${folder}\n`);
