import { type ActionFunction, type ActionFunctionArgs, data, type ServerBuild } from "react-router";
import { readPageContext } from "./page-context.ts";
import { postKindOf } from "./post-kinds.ts";

/** Every page that takes a form takes it through here, whatever address or form of address it was posted to. */
export function guardPosts(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (!route || !action) return [id, route] as const;
    return [id, { ...route, module: { ...route.module, action: guarded(action, id) } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const guarded =
  (action: ActionFunction, routeId: string): ActionFunction =>
  async (args) => {
    const { admitPost } = readPageContext(args.context);
    const waitSeconds = await admitPost(postKindOf(routeId, args.params));
    if (waitSeconds !== undefined) throw data({ waitSeconds }, { status: TOO_MANY });
    if (!(await isForm(args))) throw data(null, { status: NOT_A_FORM });
    return action(args);
  };

export const TOO_MANY = 429;
export const NOT_A_FORM = 415;

/** What cannot be read as a form is nobody's form: an action that tried would fail as if the fault were ours. */
async function isForm({ request }: ActionFunctionArgs): Promise<boolean> {
  const type = request.headers.get("content-type") ?? "";
  if (type === "" || type.startsWith("application/x-www-form-urlencoded")) return true;
  if (!type.startsWith("multipart/form-data")) return false;
  return request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
}
