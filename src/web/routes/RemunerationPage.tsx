import { ContentPage } from "#web/content/ContentPage.tsx";
import { pageTitle } from "#web/frame/frame.texts.sv.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import { remunerationTexts } from "#web/content/remuneration.texts.sv.ts";

export const handle: PageHandle = { isStatic: true };

export const meta = () => [
  { title: pageTitle(remunerationTexts.title) },
  { name: "description", content: remunerationTexts.description },
];

export default function RemunerationPage() {
  return (
    <ContentPage title={remunerationTexts.title} lead={remunerationTexts.lead} parts={remunerationTexts.parts}>
      <p>
        <a href={paths.ranking()}>{remunerationTexts.rankingLink}</a>
      </p>
    </ContentPage>
  );
}
