import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { launchChromium } from "#tools/browser/chromium.ts";

/** The logo that browsers show, and the one for those that cannot show the drawing. Nothing when the provider has one. */
export async function writeLogo(root: string, { slug, name }: { slug: string; name: string }): Promise<string[]> {
  const [logo, lowLogo] = [`public/logos/${slug}.svg`, `public/logos/low/${slug}.png`];
  if (existsSync(join(root, logo))) return [];
  const picture = textLogo(name);
  write(join(root, logo), picture);
  write(join(root, lowLogo), await renderPng(picture));
  return [logo, lowLogo];
}

const LOGO_HEIGHT = 48;
const LETTER_WIDTH = 15;

/** The name as text, until the provider has sent its logo. */
function textLogo(name: string): string {
  const width = name.length * LETTER_WIDTH;
  const text = `<text x="0" y="33" font-family="sans-serif" font-weight="700" font-size="26" fill="#14193a">${name}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LOGO_HEIGHT}" role="img" aria-label="${name}"><title>${name}</title>${text}</svg>\n`;
}

/** As high as the others' pictures. */
const LOW_HEIGHT = 38;

async function renderPng(svg: string): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent(svg.replace("<svg ", `<svg height="${LOW_HEIGHT}" `));
    return await page.locator("svg").screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
