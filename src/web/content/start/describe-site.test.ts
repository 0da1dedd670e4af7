import { expect, it } from "vitest";
import { describeSite } from "./describe-site.ts";

it("describes the site with absolute addresses, and no text can end the script", () => {
  const text = describeSite({ origin: "https://sparv.example", name: "Sparv", about: "</script><b>", logo: "/f.svg" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({
    "@graph": [
      { "@type": "Organization", description: "</script><b>", logo: "https://sparv.example/f.svg" },
      { "@type": "WebSite", inLanguage: "sv-SE", url: "https://sparv.example/" },
    ],
  });
});
