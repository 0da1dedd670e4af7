import { useState } from "react";
import { showSnackbar } from "#ui/messages/snackbar-state.ts";
import { openErrorModal } from "#ui/overlays/error-modal-state.ts";
import { LazyModal } from "#ui/overlays/LazyModal.tsx";
import type { ModalOptions, ModalSize } from "#ui/overlays/modal-options.ts";
import { Popover } from "#ui/overlays/Popover.tsx";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn, Row } from "../parts/InColumn.tsx";

const texts = galleryTexts.modal;
const SIZES: readonly ModalSize[] = ["xs", "sm", "md", "base", "lg", "xl", "full"];

interface SampleProps {
  readonly label: string;
  readonly options?: ModalOptions;
  readonly isFullOnPhone?: boolean;
  readonly isLong?: boolean;
}

function Sample({ label, options = {}, isFullOnPhone = false, isLong = false }: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <LazyModal
        {...options}
        isOpen={isOpen}
        onClose={close}
        title={texts.heading}
        isFullOnPhone={isFullOnPhone}
        actions={
          <>
            <Button onClick={close}>{texts.close}</Button>
            <Button look="secondary">{texts.readMore}</Button>
          </>
        }
      >
        {isLong ? (
          Array.from({ length: 24 }, (_, index) => <p key={index}>{texts.paragraph(index + 1)}</p>)
        ) : (
          <p>{texts.text}</p>
        )}
      </LazyModal>
    </>
  );
}

/** As a checkout whose order is being placed: nothing closes it until it is done. */
function Blocked() {
  const [isOpen, setIsOpen] = useState(false);
  const [canClose, setCanClose] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {texts.blocked}
      </Button>
      <LazyModal isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.heading} canClose={canClose}>
        <Button onClick={() => setCanClose(true)}>{texts.release}</Button>
      </LazyModal>
    </>
  );
}

function WithHash() {
  const search = useHashOpen("sok");
  return (
    <>
      <Button look="secondary" onClick={search.open}>
        {texts.openHash}
      </Button>
      <LazyModal isOpen={search.isOpen} onClose={search.close} title={texts.hashHeading}>
        <p>{texts.text}</p>
      </LazyModal>
    </>
  );
}

function Layers() {
  const [isOpen, setIsOpen] = useState(false);
  const [isNestedOpen, setIsNestedOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {texts.openLayers}
      </Button>
      <LazyModal isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.heading} size="md">
        <Row>
          <Popover trigger={texts.help} triggerClassName={buttonClass({ look: "soft" })}>
            <p>{texts.helpText}</p>
          </Popover>
          <Button
            look="soft"
            onClick={() =>
              showSnackbar({
                key: "start-date",
                text: texts.snackbarText,
                autoDismiss: false,
              })
            }
          >
            {texts.snackbar}
          </Button>
          <Button look="soft" onClick={() => void openErrorModal()}>
            {texts.error}
          </Button>
          <Button look="soft" onClick={() => setIsNestedOpen(true)}>
            {texts.nested}
          </Button>
        </Row>
        <LazyModal isOpen={isNestedOpen} onClose={() => setIsNestedOpen(false)} title={texts.nestedHeading} size="xs">
          <p>{texts.text}</p>
        </LazyModal>
      </LazyModal>
    </>
  );
}

export const section: GallerySection = {
  id: "modal",
  title: texts.title,
  states: [
    {
      name: texts.sizes,
      element: (
        <InColumn isRow>
          <Sample label={texts.standard} />
          {SIZES.map((size) => (
            <Sample key={size} label={texts.openSize(size)} options={{ size }} />
          ))}
        </InColumn>
      ),
    },
    {
      name: texts.options,
      element: (
        <InColumn isRow>
          <Sample label={texts.locked} options={{ closeOnClickOutside: false }} />
          <Sample label={texts.bare} options={{ closeButton: false, padding: false }} />
          <Sample label={texts.fullOnPhone} options={{ size: "lg" }} isFullOnPhone />
          <Sample label={texts.long} isLong />
          <Blocked />
        </InColumn>
      ),
    },
    {
      name: texts.hash,
      element: (
        <InColumn isRow>
          <WithHash />
        </InColumn>
      ),
    },
    {
      name: texts.layers,
      element: (
        <InColumn isRow>
          <Layers />
        </InColumn>
      ),
    },
  ],
};
