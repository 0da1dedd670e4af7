import type { ComponentType } from "react";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Breadcrumbs } from "#ui/pieces/Breadcrumbs.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { useOrigin } from "#web/shell/page/use-origin.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { ContentSide, type RelatedPage } from "#web/shell/frame/ContentSide.tsx";
import { contentTexts } from "./content.texts.sv.ts";
import styles from "./InfoArticle.module.css";
import type { InfoBlock, InfoPage, InfoSection } from "./info-page.ts";
import { InlineText } from "./InlineText.tsx";

/** From this many parts on, the page lists them first; on a wide screen always. */
const CONTENTS_FROM = 5;

/** A page to read: a heading, the answer in a sentence or two, and the parts of it. */
export function InfoArticle({
  page: { path, texts: defaults, banner = "big-day", extras },
  related,
}: {
  readonly page: InfoPage;
  readonly related: readonly RelatedPage[];
}) {
  const texts = useTexts(defaults);
  // Ids and dates are not texts: they stay the same, also during editing.
  const sections = texts.sections.map((section, index) => ({ ...section, id: defaults.sections[index]?.id ?? "" }));
  const { nonce } = useRendering();
  const hasContents = sections.length >= CONTENTS_FROM;
  return (
    <SitePage banner={banner}>
      <Wrap className={styles["page"]}>
        <Breadcrumbs
          crumbs={[
            { name: contentTexts.start, href: startPath() },
            { name: texts.title, href: path },
          ]}
          origin={useOrigin()}
          nonce={nonce}
        />
        <div className={styles["columns"]}>
          <div className={styles["opening"]}>
            <h1>{texts.title}</h1>
            <p className={styles["lead"]}>
              <InlineText text={texts.lead} />
            </p>
          </div>
          <Contents sections={sections} isForWide={!hasContents} />
          <article className={styles["article"]}>
            {sections.map((section) => (
              <Section key={section.id} section={section} Extra={extras?.[section.id]} />
            ))}
            <p className={styles["updated"]}>
              {contentTexts.updated} <time dateTime={defaults.updated}>{formatLongDate(defaults.updated)}</time>
            </p>
          </article>
          <div className={styles["side"]}>
            <ContentSide related={related} />
          </div>
        </div>
      </Wrap>
    </SitePage>
  );
}

interface ContentsProps {
  readonly sections: readonly InfoSection[];
  readonly isForWide: boolean;
}

const Contents = ({ sections, isForWide }: ContentsProps) => (
  <nav className={classNames(styles["contents"], isForWide && styles["forWide"])} aria-labelledby="pa-sidan">
    <h2 id="pa-sidan" className={styles["contentsHeading"]}>
      {contentTexts.contents}
    </h2>
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  </nav>
);

interface SectionProps {
  readonly section: InfoSection;
  readonly Extra: ComponentType | undefined;
}

const Section = ({ section: { id, heading, blocks }, Extra }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-rubrik`} className={styles["section"]}>
    <h2 id={`${id}-rubrik`} className={styles["heading"]}>
      {heading}
    </h2>
    {blocks.map((block, index) => (
      <Block key={`${id}-${index}`} block={block} />
    ))}
    {Extra ? <Extra /> : null}
  </section>
);

function Block({ block }: { readonly block: InfoBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  }
  if ("terms" in block) {
    return (
      <dl className={styles["terms"]}>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const items = ("list" in block ? block.list : block.steps).map((text) => (
    <li key={text}>
      <InlineText text={text} />
    </li>
  ));
  return "list" in block ? <ul className={styles["list"]}>{items}</ul> : <ol className={styles["steps"]}>{items}</ol>;
}
