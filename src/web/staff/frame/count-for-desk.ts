import type { StaffRole } from "#domain/session/session.ts";
import type { PageServices } from "#http/contract/page-services.ts";
import { paths } from "#domain/addresses/paths.ts";

/** How much waits in a section of the desk, for whoever may open it. Missing: nobody could be asked, or it is none of theirs. */
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

/** Only at the desk. A page stands also without its figures. */
export async function countForDesk(
  { desk, expert }: Counting,
  person: { readonly roles: readonly StaffRole[] } | undefined,
  { pathname }: Pick<URL, "pathname">,
): Promise<WithDeskCounts> {
  if (!person || !pathname.startsWith(paths.editors())) return {};
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
