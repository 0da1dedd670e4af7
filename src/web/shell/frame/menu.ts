import { findGroupAt, findServiceAt, type ServiceGroup, SERVICES, slugOf } from "#domain/service/services.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import type { ClickAction } from "#web/shell/analytics/click-actions.ts";
import { type BuiltVertical, listAnnounced } from "#web/shell/services/announced-services.ts";
import { serviceIconAt, type ServiceIcon } from "#web/shell/services/service-icons.ts";
import { insuranceHubPath } from "#domain/addresses/content-paths.ts";
import { frameTexts } from "./frame.texts.sv.ts";

/** F-059. Without items it is a link; with items it opens them, and its address is the page about them all. */
export interface MenuItem {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly items: readonly MenuChild[];
  /** The event that is measured when it is pressed, and a reason to press it. */
  readonly trackingAction: ClickAction;
  readonly trackingReason: string;
}

/** F-060. */
export interface MenuChild {
  readonly url: string;
  readonly label: string;
  readonly iconLight: ServiceIcon;
  /** Of the icon; empty beside a label with the same meaning. */
  readonly alt: string;
  /** There is nothing to compare behind it yet. */
  readonly empty: boolean;
}

/**
 * The services in the order of the domain's list; those of one group share an item. All services that are not built yet are in one
 * item at the end, and leave it by themselves once a vertical takes their address.
 */
export function listMenu(built: readonly BuiltVertical[] = placedVerticals): readonly MenuItem[] {
  const items: MenuItem[] = [];
  const coming: MenuChild[] = [];
  for (const { group, ...child } of listServices(built)) {
    if (child.empty) {
      coming.push(child);
      continue;
    }
    const id = group ?? slugOf({ path: child.url });
    const index = items.findIndex((item) => item.id === id);
    const item = items[index];
    if (item) items[index] = { ...item, items: [...item.items, child] };
    else
      items.push(group ? groupItem(group, child) : { ...trackedAs(id), url: child.url, name: child.label, items: [] });
  }
  const [first] = coming;
  if (first) items.push({ ...trackedAs(COMING), url: first.url, name: frameTexts.comingSoon, items: coming });
  return items;
}

const COMING = "coming";

/** Every service that is built or announced, as a menu item. */
export function listServices(
  built: readonly BuiltVertical[] = placedVerticals,
): readonly (MenuChild & { readonly group: ServiceGroup | undefined })[] {
  const announced = listAnnounced(built);
  const undocumented = built.map(({ description }) => description).filter(({ path }) => !findServiceAt(path));
  return [...SERVICES, ...undocumented].flatMap(({ path }) => {
    const vertical = built.find(({ description }) => description.path === path);
    const coming = announced.find(({ service }) => service.path === path);
    const label = vertical?.menuLabel ?? coming?.names.menu;
    if (label === undefined) return [];
    const { Icon: iconLight } = serviceIconAt({ path });
    return [{ url: path, label, iconLight, alt: "", empty: !vertical, group: findGroupAt(path) }];
  });
}

const groupItem = (group: ServiceGroup, first: MenuChild): MenuItem => ({
  ...trackedAs(group),
  url: HUBS[group]?.() ?? first.url,
  name: frameTexts.groups[group],
  items: [first],
});

const trackedAs = (id: string) => ({ id, trackingAction: MENU_ACTION, trackingReason: id });

const MENU_ACTION: ClickAction = "menu";

/** Pages about a whole group. */
const HUBS: Partial<Record<ServiceGroup, () => string>> = { insurance: insuranceHubPath };
