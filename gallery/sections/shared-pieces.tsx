import { useState } from "react";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Breadcrumbs } from "#ui/pieces/Breadcrumbs.tsx";
import { Collapse } from "#ui/pieces/Collapse.tsx";
import { FormCard } from "#ui/pieces/FormCard.tsx";
import { StepIndicator } from "#ui/pieces/StepIndicator.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { useRendering } from "#web/shell/page/render-context.ts";

const texts = galleryTexts.shared;
const ORIGIN = "https://sparv.example";

function Crumbs() {
  const { nonce } = useRendering();
  return (
    <InColumn>
      <Breadcrumbs crumbs={texts.crumbs} origin={ORIGIN} nonce={nonce} />
    </InColumn>
  );
}

function Alerts() {
  const [isShown, setIsShown] = useState(true);
  return (
    <InColumn>
      <div style={{ display: "grid", gap: 12 }}>
        <AlertBanner tone="info">{texts.info}</AlertBanner>
        <AlertBanner tone="notice">{texts.notice}</AlertBanner>
        <AlertBanner tone="yours">{texts.yours}</AlertBanner>
        <AlertBanner tone="right">{texts.right}</AlertBanner>
        <AlertBanner tone="wrong" title={texts.wrongTitle} isAnnounced>
          {texts.wrong}
        </AlertBanner>
        {isShown ? (
          <AlertBanner tone="info" onClose={() => setIsShown(false)}>
            {texts.closable}
          </AlertBanner>
        ) : null}
      </div>
    </InColumn>
  );
}

const Collapses = () => (
  <InColumn>
    <Collapse heading={texts.excesses} summary={texts.excessSummary}>
      <p>{texts.excessText}</p>
    </Collapse>
    <Collapse heading={texts.open} startsOpen>
      <p>{texts.openText}</p>
    </Collapse>
  </InColumn>
);

const FormPage = () => (
  <FormCard
    top={
      <StepIndicator
        label={galleryTexts.steps.label}
        steps={galleryTexts.steps.names.map((label) => ({ label }))}
        current={1}
      />
    }
    side={
      <Card>
        <h3>{texts.sideHeading}</h3>
        <p>{texts.sideText}</p>
      </Card>
    }
  >
    <h2>{texts.formHeading}</h2>
    <p>{texts.formText}</p>
    <Button isFull>{texts.submit}</Button>
  </FormCard>
);

export const section: GallerySection = {
  id: "delade",
  title: texts.title,
  states: [
    { name: texts.breadcrumbs, element: <Crumbs /> },
    { name: texts.alerts, element: <Alerts /> },
    { name: texts.collapse, element: <Collapses /> },
    { name: texts.formCard, element: <FormPage /> },
  ],
};
