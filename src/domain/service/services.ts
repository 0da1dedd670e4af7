/** Services that share one heading in the menu; the others have a place of their own. */
export type ServiceGroup = "insurance" | "credit";

export interface Service {
  readonly id: string;
  readonly group?: ServiceGroup;
  /** Compared and ordered here, or mainly presented beside the others (F-004). */
  readonly kind: "compared" | "cross-sold";
  /** Its page, with slashes at both ends. */
  readonly path: string;
  /** Empty where the documents give none. */
  readonly categoryIds: readonly number[];
  /** F-010: in calls and tracking; only five have one. */
  readonly serviceName?: string;
  /** F-011: in addresses and in the name of a result page. */
  readonly pathService?: string;
  readonly resultPageName?: string;
}

/**
 * Every service the product documents know (spec 1 §1, §3), built or not, and every vertical since. This is the one shared place that names them: a
 * vertical joins by its address, and menus, the footer and the announcing pages are made from this list, in its order.
 */
export const SERVICES: readonly Service[] = [
  {
    id: "car",
    group: "insurance",
    kind: "compared",
    path: "/forsakring/bil/",
    categoryIds: [17],
    serviceName: "insurancecar",
    pathService: "bil",
    resultPageName: "bil",
  },
  {
    id: "house",
    group: "insurance",
    kind: "compared",
    path: "/forsakring/villa/",
    categoryIds: [24],
    serviceName: "insurancehouse",
    pathService: "villa",
    resultPageName: "villa",
  },
  {
    id: "flat",
    group: "insurance",
    kind: "compared",
    path: "/forsakring/hem/",
    categoryIds: [18],
    serviceName: "insuranceflat",
    pathService: "hem",
    resultPageName: "hem",
  },
  {
    id: "accident",
    group: "insurance",
    kind: "compared",
    path: "/forsakring/olycksfall/",
    categoryIds: [28],
    serviceName: "insuranceaccident",
    resultPageName: "olycksfall",
  },
  { id: "power", kind: "compared", path: "/el/", categoryIds: [16], serviceName: "power" },
  { id: "broadband", kind: "compared", path: "/bredband/", categoryIds: [10] },
  { id: "private-loan", group: "credit", kind: "compared", path: "/privatlan/", categoryIds: [7, 29] },
  { id: "mortgage", group: "credit", kind: "compared", path: "/bolan/", categoryIds: [8, 54] },
  { id: "savings", kind: "compared", path: "/sparande/", categoryIds: [15] },
  { id: "mobile", kind: "cross-sold", path: "/mobil/", categoryIds: [14] },
  { id: "pension", kind: "cross-sold", path: "/pension/", categoryIds: [31, 35, 37, 57] },
  { id: "fuel", kind: "cross-sold", path: "/drivmedel/", categoryIds: [] },
  { id: "recycling", kind: "cross-sold", path: "/atervinning/", categoryIds: [] },
];

export const findServiceAt = (path: string): Service | undefined => SERVICES.find((service) => service.path === path);

/** A service that the documents do not list belongs to the group whose address it shares: "/forsakring/". */
export const findGroupAt = (path: string): ServiceGroup | undefined =>
  (findServiceAt(path) ?? SERVICES.find((other) => isBelow(path, parentOf(other.path))))?.group;

const isBelow = (path: string, parent: string) => parent !== "/" && path.startsWith(parent);

const parentOf = (path: string) => path.replace(/[^/]+\/$/, "");

/** "villa" of "/forsakring/villa/": the word by which pages keep texts and pictures of a service. */
export const slugOf = ({ path }: Pick<Service, "path">): string => path.split("/").at(-2) ?? "";

/** F-012, from most to least cover. */
export type InsuranceType = "full" | "half" | "traffic";
