import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { isAllowed, podman } from "./podman.ts";

const DEBIAN = "localhost/debian:bookworm-minbase";
const NAME = "localhost/node:24-bookworm-slim";
export const IMAGE_FILES = join(ROOT, ".services/images");

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
 * Named by its digest. With a registry `--node-image` names the real one.
 */
export function makeBaseImage(): string {
  const context = join(IMAGE_FILES, "node");
  mkdirSync(context, { recursive: true });
  cpSync(NODE, join(context, "node"));
  cpSync(resolve(dirname(realpathSync("/usr/bin/npm")), ".."), join(context, "npm"), { recursive: true });
  cpSync(CERTIFICATES, join(context, "ca-certificates.crt"), { dereference: true });
  writeFileSync(join(context, "npmrc"), `cafile=${CERTIFICATES}\n`);
  writeFileSync(join(context, "Containerfile"), BASE);
  importDebian(DEBIAN, ["ca-certificates"]);
  podman("build", "--format", "docker", "--pull=never", "--network", "none", "--tag", NAME, context);
  return `${NAME}@${podman("image", "inspect", "--format", "{{.Digest}}", NAME)}`;
}

/** Debian's smallest set of packages and these. An image that is imported again is another one, and every layer on it would be built again. */
export function importDebian(image: string, packages: readonly string[]): void {
  if (isAllowed("image", "exists", image)) return;
  const file = join(IMAGE_FILES, `${packages.join("+")}.tar`);
  mkdirSync(IMAGE_FILES, { recursive: true });
  if (!existsSync(file)) bootstrap(file, packages);
  podman("import", file, image);
}

/** Under another name until it is whole: a run that was ended leaves nothing that the next would use. */
function bootstrap(file: string, packages: readonly string[]): void {
  const unfinished = file.replace(/\.tar$/, ".unfinished.tar");
  execFileSync("mmdebstrap", ["--variant=minbase", `--include=${packages.join(",")}`, "bookworm", unfinished], {
    stdio: ["ignore", 2, 2],
  });
  renameSync(unfinished, file);
}
