import type { RenderedPage } from "./render-pdf.ts";
import { assemble } from "./write-pdf.ts";

/** Plain PDF of images alone: no text, no font, no link and no action. The same pages are the same bytes. */
export function writeImagePdf(pages: readonly RenderedPage[]): Buffer {
  const pageNumber = (at: number): number => FIRST_PAGE_OBJECT + at * 3;
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(" ")}] >>`,
    ...pages.flatMap(({ jpeg, width, height }, at) => {
      const scale = LONGEST_SIDE / Math.max(width, height);
      const [across, up] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
      const drawing = `${across} 0 0 ${up} 0 0 cm /I Do`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] /Resources << /XObject << /I ${pageNumber(at) + 2} 0 R >> >> /Contents ${pageNumber(at) + 1} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg.toString("latin1")}\nendstream`,
      ];
    }),
  ]);
}

/** Of A4, in points. */
const LONGEST_SIDE = 842;
const FIRST_PAGE_OBJECT = 3;
