/** What looks like a secret and is none. Each with its reason; a real secret is revoked, not listed here. */
interface AllowedSecret {
  readonly secret: RegExp;
  /** Where it is allowed; anywhere when not given. */
  readonly path?: RegExp;
  readonly reason: string;
}

const ALLOWED: readonly AllowedSecret[] = [
  { secret: /^sparv-sandbox-[a-z-]+$/, reason: "keys of the simulators; production refuses them" },
  { secret: /^sparv(?:-[a-z]+)+$/, path: /^src\/web\//, reason: "names of entries in a browser's storage" },
  {
    secret: /^d28db9a7-4cde-429e-a983-359be676944c$/,
    path: /animated-qr\.test\.ts$/,
    reason: "the example in BankID's own documentation",
  },
  {
    secret: /^publickeyv1_[1-9A-HJ-NP-Za-km-z]+$/,
    reason: "the public half of the engine's key pair",
  },
  {
    secret: /^(?:src|tests|tools)(?:\/[\w.-]+)+\.ts$/,
    path: /\.md$/,
    reason: "the path of a file, in a document that describes where a secret is handled",
  },
  {
    secret: /^hemligt$/,
    path: /wire-reading\.test\.ts$/,
    reason: "shows that an address with a password in it is refused",
  },
  { secret: /^hunter2$/, path: /mask\.test\.ts$/, reason: "shows that the log masks a password in an address" },
  {
    secret: /^secret$/,
    path: /local-services\.test\.ts$/,
    reason: "a made-up password in the address of a development database",
  },
  {
    secret: /^secret$/,
    path: /(?:service-fault|unreachable-services)\.test\.ts$/,
    reason: "shows that the name of a service that is down has no password",
  },
];

/** The development keys are sentences in base64; 32 random bytes are never all letters and spaces. */
const isSentence = (secret: string): boolean => /^[a-z0-9 ]+$/.test(Buffer.from(secret, "base64").toString("latin1"));

export const isAllowedSecret = (secret: string, path: string): boolean =>
  isSentence(secret) || ALLOWED.some((allowed) => allowed.secret.test(secret) && (allowed.path?.test(path) ?? true));
