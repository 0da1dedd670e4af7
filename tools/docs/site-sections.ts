/** A part of the site with its own place in the navigation. */
export interface Section {
  readonly title: string;
  /** Which sources belong to it, in the order in which they are listed; the first one is opened by the navigation. */
  readonly sources: readonly RegExp[];
  /** Too many pages for a list beside each of them: the list is beside the first one. */
  readonly isLong?: boolean;
  /** The newest first: their names begin with their number or their day. */
  readonly isNewestFirst?: boolean;
}

/** A source belongs to the first section that names it. The product is last, and has every document that no other section names. */
export const SECTIONS: readonly Section[] = [
  { title: "Tour", sources: [/^docs\/tour\.md$/, /^README\.md$/, /^docs\/screens\//] },
  { title: "Run", sources: [/^docs\/run\.md$/, /^simulators\//] },
  {
    title: "Change",
    sources: [
      /^CONTRIBUTING\.md$/,
      /^docs\/(?:how-to|commands)\.md$/,
      /^ARCHITECTURE\.md$/,
      /^docs\/tutorials\//,
      /^docs\/README\.md$/,
      /^docs\/(?:verticals|search|checkout|forms|pages|routes|glossary)\.md$/,
      /^(?:tests|tools|gallery|src)\//,
    ],
  },
  {
    title: "Operate",
    sources: [
      /^docs\/operate\.md$/,
      /^ops\//,
      /^docs\/slo\.md$/,
      /^docs\/runbooks\//,
      /^docs\/(?:nodes|images|scale|statements|requests|audit)\.md$/,
    ],
  },
  {
    title: "Trust",
    sources: [
      /^docs\/how-we-earn-money\.md$/,
      /^docs\/security\/threat-model\.md$/,
      /^docs\/record-of-processing\.md$/,
      /^docs\/accessibility/,
      /^docs\/retention\.md$/,
      /^docs\/(?:receipt|receipt-log|my-data)\.md$/,
      /^docs\/security\//,
    ],
  },
  {
    title: "Decisions",
    sources: [/^docs\/decisions\/README\.md$/, /^docs\/decisions\//],
    isLong: true,
    isNewestFirst: true,
  },
  {
    title: "Changes",
    sources: [/^CHANGELOG\.md$/, /^changes\/README\.md$/, /^changes\//],
    isLong: true,
    isNewestFirst: true,
  },
  { title: "Product", sources: [/^docs\/requirements\//, /^docs\//] },
];

/** As they are shown: what the product does is more wanted than the history. */
export const NAVIGATION: readonly string[] = [
  "Tour",
  "Run",
  "Change",
  "Operate",
  "Product",
  "Trust",
  "Decisions",
  "Changes",
];
