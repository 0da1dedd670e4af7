import Heart from "lucide-react/icons/heart";
import { useState } from "react";
import { showNotification } from "#ui/messages/notification-state.ts";
import { showSnackbar } from "#ui/messages/snackbar-state.ts";
import { FAVOURITE_NOTIFICATION_MS } from "#ui/pieces/ui-timings.ts";
import { Button } from "#ui/primitives/Button.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { InColumn } from "../parts/InColumn.tsx";

const texts = galleryTexts.messages;

function Snackbars() {
  const [isUndone, setIsUndone] = useState(false);
  const showRemoved = () =>
    showSnackbar({
      key: "removed",
      text: texts.removed,
      action: { text: texts.undo, onClick: () => setIsUndone(true) },
      autoDismiss: true,
    });
  const showMany = () => {
    for (const number of [1, 2, 3, 4, 5]) {
      showSnackbar({ key: String(number), text: texts.numbered(number), autoDismiss: true });
    }
  };
  return (
    <InColumn isRow>
      <Button look="secondary" onClick={showRemoved}>
        {texts.show}
      </Button>
      <Button
        look="secondary"
        onClick={() => showSnackbar({ key: "choose", text: texts.chooseText, autoDismiss: true })}
      >
        {texts.choose}
      </Button>
      <Button
        look="secondary"
        onClick={() => showSnackbar({ key: "stays", text: texts.staysText, autoDismiss: false })}
      >
        {texts.stays}
      </Button>
      <Button look="secondary" onClick={showMany}>
        {texts.five}
      </Button>
      <output>{isUndone ? texts.undone : ""}</output>
    </InColumn>
  );
}

const showFavourite = () =>
  showNotification({
    title: texts.favouriteText,
    subtitle: texts.favouriteSubtitle,
    icon: Heart,
    callToAction: { text: texts.account, href: "/minasidor/" },
    durationMs: FAVOURITE_NOTIFICATION_MS,
  });

export const section: GallerySection = {
  id: "meddelanden",
  title: texts.title,
  states: [
    { name: texts.snackbars, element: <Snackbars /> },
    {
      name: texts.notification,
      element: (
        <InColumn isRow>
          <Button look="secondary" onClick={showFavourite}>
            {texts.favourite}
          </Button>
          <Button look="secondary" onClick={() => showNotification({ title: texts.plainText })}>
            {texts.plain}
          </Button>
        </InColumn>
      ),
    },
  ],
};
