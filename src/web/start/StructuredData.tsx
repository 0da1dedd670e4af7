import { JsonLd } from "#ui/pieces/JsonLd.tsx";
import { frameTexts } from "#web/frame/frame.texts.sv.ts";
import { useOrigin } from "#web/frame/use-origin.ts";
import { paths } from "#web/paths.ts";
import { useRendering } from "#web/render-context.ts";
import { describeSite } from "./describe-site.ts";

/** Who we are, for search engines. */
export function StructuredData() {
  const origin = useOrigin();
  const { nonce } = useRendering();
  const text = describeSite({ origin, name: frameTexts.siteTitle, about: frameTexts.about, logo: paths.favicon() });
  return <JsonLd text={text} nonce={nonce} />;
}
