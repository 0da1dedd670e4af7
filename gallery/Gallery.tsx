import { Wrap } from "#ui/layout/Wrap.tsx";
import { NounsOf } from "#ui/texts/NounsOf.tsx";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import styles from "./Gallery.module.css";
import type { GallerySection } from "./parts/gallery-section.ts";
import { galleryTexts } from "./parts/gallery.texts.sv.ts";

interface GalleryProps {
  /** Without one, or with one that is not there, the index of all is shown. */
  readonly sectionId?: string | undefined;
}

const modules = import.meta.glob<{ section: GallerySection }>(["./sections/*.tsx", "!./sections/*.test.tsx"], {
  eager: true,
});

const sections = Object.values(modules)
  .map(({ section }) => section)
  .toSorted((one, other) => one.title.localeCompare(other.title, "sv"));

export function Gallery({ sectionId }: GalleryProps) {
  const section = sections.find(({ id }) => id === sectionId);
  return (
    <NounsOf nouns={insuranceNouns}>
      <main className={styles["gallery"]}>{section ? <Section section={section} /> : <Index />}</main>
    </NounsOf>
  );
}

const Index = () => (
  <Wrap>
    <h1>{galleryTexts.title}</h1>
    <ul className={styles["index"]}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`?del=${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </Wrap>
);

/** States reach from edge to edge: some pieces are as wide as the page. */
const Section = ({ section: { title, states } }: { readonly section: GallerySection }) => (
  <>
    <Wrap>
      <h1>{title}</h1>
    </Wrap>
    {states.map(({ name, element }) => (
      <section key={name} className={styles["state"]} aria-label={name}>
        <Wrap>
          <h2 className={styles["name"]}>{name}</h2>
        </Wrap>
        {element}
      </section>
    ))}
  </>
);
