import type { StaffRole } from "#domain/session/session.ts";
import type { PageServices } from "#http/contract/page-services.ts";
import { editorsPath } from "#domain/addresses/staff-paths.ts";

/** The number of waiting items in a section of the staff pages, for those who may open it. Missing: it could not be read, or is not permitted. */
export interface DeskCounts {
  readonly cases?: number;
  readonly questions?: number;
}

export interface WithDeskCounts {
  readonly deskCounts?: DeskCounts;
}

type Counting = {
  readonly desk: Pick<PageServices["desk"], "countWaiting">;
  readonly expert: Pick<PageServices["expert"], "countOpen">;
};

/** Only on staff pages. A page works without its figures. */
export async function countForDesk(
  { desk, expert }: Counting,
  person: { readonly roles: readonly StaffRole[] } | undefined,
  { pathname }: Pick<URL, "pathname">,
): Promise<WithDeskCounts> {
  if (!person || !pathname.startsWith(editorsPath())) return {};
  const ask = async (role: StaffRole, count: () => Promise<number>) =>
    person.roles.includes(role) ? count().catch(() => undefined) : undefined;
  const [cases, questions] = await Promise.all([
    ask("support", () => desk.countWaiting()),
    ask("editor", () => expert.countOpen()),
  ]);
  return {
    deskCounts: { ...(cases === undefined ? {} : { cases }), ...(questions === undefined ? {} : { questions }) },
  };
}
