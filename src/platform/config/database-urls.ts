/**
 * One address per server of `postgres://user@first:5432,second:5432/name?target_session_attrs=read-write`, the way PostgreSQL's own
 * library writes several. The driver knows only addresses with one.
 */
export function databaseUrls(url: string): readonly string[] {
  const [, before = "", hosts = "", rest = ""] = SEVERAL.exec(url) ?? [];
  if (!hosts.includes(",")) return [url];
  return hosts.split(",").map((host) => `${before}${host}${withoutAttributes(rest)}`);
}

const SEVERAL = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/** Always meant when there are several servers; the driver does not know it. */
function withoutAttributes(rest: string): string {
  const [path = "", query = ""] = rest.split("?");
  const parameters = query.split("&").filter((each) => each !== "" && !each.startsWith("target_session_attrs="));
  return parameters.length === 0 ? path : `${path}?${parameters.join("&")}`;
}
