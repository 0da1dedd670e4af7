import { ConfigError } from "#platform/config/config.ts";
import type { DatabasePool } from "./pool.ts";

export interface DatabaseRules {
  readonly isDatabaseTlsRequired: boolean;
}

/** What the database reports about our role and our connection: an address can ask for TLS and not get it. */
export async function findDatabaseFaults(
  pool: Pick<DatabasePool, "query">,
  { isDatabaseTlsRequired }: DatabaseRules,
): Promise<string[]> {
  const { rows } = await pool.query<RoleRow>(ROLE);
  const [role] = rows;
  if (!role) return ["the database does not know the role we are"];
  const faults = Object.entries(POWERS)
    .filter(([column]) => role[column as keyof typeof POWERS])
    .map(([, power]) => `the database role ${power}, which production refuses`);
  if (isDatabaseTlsRequired && !role.is_socket && !role.has_tls)
    faults.push("the database connection has no TLS, which production refuses unless SPARV_DATABASE_TLS is off");
  return faults;
}

/** Stops a program that would run with more power over the database than it needs. */
export async function refuseUnsafeRole(
  pool: Pick<DatabasePool, "query">,
  config: DatabaseRules & { readonly environment: string },
): Promise<void> {
  if (config.environment !== "production") return;
  const faults = await findDatabaseFaults(pool, config);
  if (faults.length > 0) throw new ConfigError(faults);
}

/** None of them is needed to read and write rows; each is a way past the audit chain or out of the database. */
const POWERS = {
  rolsuper: "is a superuser",
  rolcreaterole: "may make roles",
  rolcreatedb: "may make databases",
  rolreplication: "may copy the whole database",
  rolbypassrls: "may pass row security",
  runs_programs: "may run programs or read files on the server",
} as const;

type RoleRow = Readonly<Record<keyof typeof POWERS | "is_socket" | "has_tls", boolean>>;

const ROLE = `
select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
  (not rolsuper and (pg_has_role(oid, 'pg_execute_server_program', 'member')
    or pg_has_role(oid, 'pg_read_server_files', 'member')
    or pg_has_role(oid, 'pg_write_server_files', 'member'))) as runs_programs,
  inet_server_addr() is null as is_socket,
  coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as has_tls
from pg_roles where rolname = current_user`;
