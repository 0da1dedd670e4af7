import { parseArgs } from "node:util";
import { SOCIAL_CARD } from "#web/shell/meta/social-card.ts";
import { socialCardPath } from "#domain/addresses/file-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { launchChromium } from "./browser/chromium.ts";
import { ownEnvironment } from "./processes/own-environment.ts";

/** `npm run tool -- social-card --base http://127.0.0.1:3000`: the preview image of shared pages, from the top of the start page. */
const { values } = parseArgs({
  options: { base: { type: "string", default: `http://127.0.0.1:${ownEnvironment()["SPARV_PORT"]}` } },
});

/** Cards are shown small. The illustration moves down with the zoom, so that its pole reaches the lower edge. */
const ZOOM = 1.28;

/** Only the text and the illustration, without buttons and links. */
const ONLY_THE_PICTURE = `
  header, footer, aside, [data-consent], [data-banner-kind], section[aria-label] { display: none !important }
  main > section { zoom: ${ZOOM}; height: ${Math.ceil(SOCIAL_CARD.height / ZOOM)}px; padding-top: 124px }
  main > section > svg { top: 128px !important }`;

const browser = await launchChromium();
try {
  const context = await browser.newContext({ viewport: SOCIAL_CARD, baseURL: values.base, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(startPath(), { waitUntil: "networkidle" });
  await page.addStyleTag({ content: ONLY_THE_PICTURE });
  await page.screenshot({ path: `public${socialCardPath()}` });
} finally {
  await browser.close();
}
