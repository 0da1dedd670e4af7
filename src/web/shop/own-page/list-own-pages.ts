import { placedVerticals } from "#verticals/web-registry.ts";

interface OwnPageAddress {
  /** With the pattern of what differs in it: "/provet/avtal/:id/". */
  readonly address: string;
  readonly isIndexed: boolean;
}

/** The addresses of all pages that only one vertical has. */
export async function listOwnPages(): Promise<readonly OwnPageAddress[]> {
  const pages = await Promise.all(
    placedVerticals.map(async ({ description, loadPages }) =>
      ((await loadPages?.()) ?? []).map(({ path, isIndexed = false }) => ({
        address: description.path + path,
        isIndexed,
      })),
    ),
  );
  return pages.flat();
}
