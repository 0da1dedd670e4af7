interface DescribedSite {
  /** "https://host": search engines require absolute addresses. */
  readonly origin: string;
  readonly name: string;
  readonly about: string;
  readonly logo: string;
}

/** schema.org WebSite and Organization. Editors write the texts: `<` is escaped so that none can end the script. */
export const describeSite = ({ origin, name, about, logo }: DescribedSite): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organisation`,
        name,
        description: about,
        url: `${origin}/`,
        logo: origin + logo,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#site`,
        name,
        url: `${origin}/`,
        inLanguage: "sv-SE",
        publisher: { "@id": `${origin}/#organisation` },
      },
    ],
  }).replaceAll("<", "\\u003c");
