import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { isAllowed, podman } from "./podman.ts";

export interface BaseImage {
  readonly name: string;
  readonly digest: string;
}

const DEBIAN = "localhost/debian:bookworm-minbase";
const NAME = "localhost/node:24-bookworm-slim";
const FILES = join(ROOT, ".services/images");

/** The trust of the machine that builds comes along: its package store may have an issuer of its own. */
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
const BASE = `FROM ${DEBIAN}
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY ca-certificates.crt ${CERTIFICATES}
COPY npmrc /usr/local/etc/npmrc
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && \\
  groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
CMD ["node"]
`;

/**
 * Node's own image where no registry of images can be reached: Debian's smallest set of packages, and Node and npm as this machine has them.
 * With a registry `--node-image` and `--node-digest` name the real one.
 */
export function makeBaseImage(): BaseImage {
  const debian = join(FILES, "debian.tar");
  const context = join(FILES, "node");
  mkdirSync(context, { recursive: true });
  if (!existsSync(debian)) bootstrap(debian);
  cpSync(NODE, join(context, "node"));
  cpSync(resolve(dirname(realpathSync("/usr/bin/npm")), ".."), join(context, "npm"), { recursive: true });
  cpSync(CERTIFICATES, join(context, "ca-certificates.crt"), { dereference: true });
  writeFileSync(join(context, "npmrc"), `cafile=${CERTIFICATES}\n`);
  writeFileSync(join(context, "Containerfile"), BASE);
  // An image that is imported again is another one, and every layer on it would be built again.
  if (!isAllowed("image", "exists", DEBIAN)) podman("import", debian, DEBIAN);
  podman("build", "--format", "docker", "--pull=never", "--network", "none", "--tag", NAME, context);
  return { name: NAME, digest: podman("image", "inspect", "--format", "{{.Digest}}", NAME) };
}

/** Under another name until it is whole: a run that was ended leaves nothing that the next would use. */
function bootstrap(file: string): void {
  const unfinished = file.replace(/\.tar$/, ".unfinished.tar");
  execFileSync("mmdebstrap", ["--variant=minbase", "--include=ca-certificates", "bookworm", unfinished], {
    stdio: ["ignore", 2, 2],
  });
  renameSync(unfinished, file);
}
