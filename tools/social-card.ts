import { parseArgs } from "node:util";
import { SOCIAL_CARD } from "#web/page-meta.ts";
import { paths } from "#web/paths.ts";
import { launchChromium } from "./browser/chromium.ts";

/** `npm run social-card -- --base http://127.0.0.1:3000`: the start page's first picture, as pages look when they are shared. */
const { values } = parseArgs({ options: { base: { type: "string", default: "http://127.0.0.1:3000" } } });

/** Only the words and the wire, without what can be pressed. */
const ONLY_THE_PICTURE = `
  header, footer, aside, [data-consent], [data-banner-kind], section[aria-label] { display: none !important }
  main > section { height: ${SOCIAL_CARD.height}px }`;

const browser = await launchChromium();
try {
  const context = await browser.newContext({ viewport: SOCIAL_CARD, baseURL: values.base, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(paths.start(), { waitUntil: "networkidle" });
  await page.addStyleTag({ content: ONLY_THE_PICTURE });
  await page.screenshot({ path: `public${paths.socialCard()}` });
} finally {
  await browser.close();
}
