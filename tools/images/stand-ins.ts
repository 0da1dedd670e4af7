import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "#tools/processes/paths.ts";
import { restateBinary } from "#tools/services/restate.ts";
import { IMAGE_FILES, importDebian, makeBaseImage } from "./base-image.ts";
import { isAllowed, podman } from "./podman.ts";

const SERVICES_IMAGE = "localhost/debian:bookworm-services";

/** As the image of PostgreSQL does it: the first start makes the cluster, its role and its database, and the server runs as its own account. */
const POSTGRES_ENTRYPOINT = `#!/bin/bash
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" && chown -R postgres:postgres "$PGDATA" && chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --auth=trust --locale=C.UTF-8 --encoding=UTF8
  echo "host all all all $POSTGRES_HOST_AUTH_METHOD" >> "$PGDATA/pg_hba.conf"
  printf "%s\\n" "listen_addresses = '*'" "unix_socket_directories = '/tmp'" >> "$PGDATA/postgresql.conf"
  pg_ctl --wait -o "-c listen_addresses=" start
  createdb --host=/tmp --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait --mode=fast stop
fi
exec "$@"
`;

/** The images of compose.yaml by the service that names them, where no registry can be reached. */
const STAND_INS = {
  postgres: `FROM ${SERVICES_IMAGE}
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/data PGHOST=/tmp
COPY entrypoint.sh /usr/local/bin/entrypoint.sh
RUN chmod 755 /usr/local/bin/entrypoint.sh
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["entrypoint.sh"]
CMD ["postgres"]
`,
  redis: `FROM ${SERVICES_IMAGE}
WORKDIR /data
RUN chown redis:redis /data
USER redis
CMD ["redis-server"]
`,
  restate: `FROM ${SERVICES_IMAGE}
COPY restate-server /usr/local/bin/restate-server
WORKDIR /
ENTRYPOINT ["/usr/local/bin/restate-server"]
`,
} as const;

/**
 * Gives the images that compose.yaml asks for by default and this machine does not have under their names; the names that were given, to be taken
 * away again. They are made of Debian's packages, and of the server of Restate and the Node of the lock file.
 */
export function giveStandIns(): string[] {
  const missing = defaultImages().filter(({ name }) => !isAllowed("image", "exists", name));
  for (const { service, name } of missing) podman("tag", makeStandIn(service), name);
  return missing.map(({ name }) => name);
}

type Service = keyof typeof STAND_INS | "node";

function defaultImages(): { service: Service; name: string }[] {
  const text = readFileSync(join(ROOT, "compose.yaml"), "utf8");
  const file = parse(text, { merge: true }) as {
    readonly "x-build": { readonly args: { readonly NODE_IMAGE: string } };
    readonly services: Readonly<Record<string, { readonly image?: string }>>;
  };
  const others = (Object.keys(STAND_INS) as (keyof typeof STAND_INS)[]).map((service) => ({
    service,
    name: defaultOf(file.services[service]?.image),
  }));
  return [{ service: "node", name: defaultOf(file["x-build"].args.NODE_IMAGE) }, ...others];
}

/** Of `${NAME:-default}`. */
function defaultOf(text = ""): string {
  const name = /^\$\{\w+:-(.+)\}$/.exec(text)?.[1];
  if (name === undefined) throw new Error(`compose.yaml names no default for an image: ${text}`);
  return name;
}

function makeStandIn(service: Service): string {
  if (service === "node") return makeBaseImage();
  importDebian(SERVICES_IMAGE, ["ca-certificates", "curl", "postgresql", "redis-server"]);
  const context = join(IMAGE_FILES, service);
  mkdirSync(context, { recursive: true });
  writeFileSync(join(context, "Containerfile"), STAND_INS[service]);
  if (service === "postgres") writeFileSync(join(context, "entrypoint.sh"), POSTGRES_ENTRYPOINT);
  if (service === "restate") copyFileSync(restateBinary(), join(context, "restate-server"));
  const image = `localhost/sparv-stand-in-${service}`;
  podman("build", "--format", "docker", "--pull=never", "--network", "none", "--tag", image, context);
  return image;
}
