import { JsonLd } from "#ui/pieces/JsonLd.tsx";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { useOrigin } from "#web/shell/page/use-origin.ts";
import { faviconPath } from "#domain/addresses/site-paths.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { describeSite } from "./describe-site.ts";

/** Who we are, for search engines. */
export function StructuredData() {
  const origin = useOrigin();
  const { nonce } = useRendering();
  const text = describeSite({ origin, name: frameTexts.siteTitle, about: frameTexts.about, logo: faviconPath() });
  return <JsonLd text={text} nonce={nonce} />;
}
