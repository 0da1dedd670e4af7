import { type ActionFunction, type ActionFunctionArgs, data, type ServerBuild } from "react-router";
import type { FieldError } from "#domain/validation/checked.ts";
import { tooManyTexts } from "./shell/frame/too-many.texts.sv.ts";
import { readPageContext } from "./shell/page/page-context.ts";
import { postKindOf } from "./post-kinds.ts";
import { STAY_HERE } from "./shell/forms/stay-here.ts";

/** Every form post to a page goes through here, whatever the address or its format. */
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
    const { admitPost, notePage } = readPageContext(args.context);
    notePage(args.pattern);
    const waitSeconds = await admitPost(postKindOf(routeId, args.params));
    if (waitSeconds !== undefined) return refuse(args.request, waitSeconds);
    if (!(await isForm(args))) throw data(null, { status: NOT_A_FORM });
    return action(args);
  };

/** A form that stays on its page shows it as any other error, and keeps its input. A browser that navigated gets a page. */
async function refuse(request: Request, waitSeconds: number) {
  if (!(await staysHere(request))) throw data({ waitSeconds }, { status: TOO_MANY });
  const errors: readonly FieldError[] = [{ field: WHOLE_FORM, message: tooManyTexts.inForm(waitSeconds) }];
  return data({ errors }, { status: TOO_MANY });
}

/** No field has this name: its message is shown above all fields. */
const WHOLE_FORM = "";

const staysHere = (request: Request): Promise<boolean> =>
  request.formData().then(
    (form) => form.has(STAY_HERE),
    () => false,
  );

const TOO_MANY = 429;
const NOT_A_FORM = 415;

/** A body that is not a form is refused here: an action that tried to read it would fail as if the fault were ours. */
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
