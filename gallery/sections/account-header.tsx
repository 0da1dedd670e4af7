import { AccountHeader } from "#web/shell/frame/AccountHeader.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { galleryTexts } from "../parts/gallery.texts.sv.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { galleryPath } from "#domain/addresses/staff-paths.ts";
import { HeaderAccount } from "#web/shell/login/HeaderAccount.tsx";

const texts = galleryTexts.accountHeader;

export const section: GallerySection = {
  id: "konto-sidhuvud",
  title: texts.title,
  states: [
    { name: texts.overview, element: <AccountHeader state={{ kind: "overview" }} account={<HeaderAccount />} /> },
    {
      name: texts.section,
      element: <AccountHeader title={texts.favourites} state={{ kind: "section", backHref: accountPath() }} />,
    },
    {
      name: texts.task,
      element: <AccountHeader title={texts.cancel} state={{ kind: "task", closeHref: accountPath() }} />,
    },
    {
      name: texts.step,
      element: (
        <AccountHeader
          title={texts.cancel}
          state={{ kind: "task", closeHref: accountPath(), backHref: galleryPath() }}
        />
      ),
    },
  ],
};
