import { AccountHeader } from "#web/frame/AccountHeader.tsx";
import type { GallerySection } from "#web/gallery/gallery-section.ts";
import { galleryTexts } from "#web/gallery/gallery.texts.sv.ts";
import { paths } from "#web/paths.ts";
import { HeaderAccount } from "#web/login/HeaderAccount.tsx";

const texts = galleryTexts.accountHeader;

export const section: GallerySection = {
  id: "konto-sidhuvud",
  title: texts.title,
  states: [
    { name: texts.overview, element: <AccountHeader state={{ kind: "overview" }} account={<HeaderAccount />} /> },
    {
      name: texts.section,
      element: <AccountHeader title={texts.favourites} state={{ kind: "section", backHref: paths.account() }} />,
    },
    {
      name: texts.task,
      element: <AccountHeader title={texts.cancel} state={{ kind: "task", closeHref: paths.account() }} />,
    },
    {
      name: texts.step,
      element: (
        <AccountHeader
          title={texts.cancel}
          state={{ kind: "task", closeHref: paths.account(), backHref: paths.gallery() }}
        />
      ),
    },
  ],
};
