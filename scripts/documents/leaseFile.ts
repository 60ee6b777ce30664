import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { leaseText } from './leaseText';
import { font, size } from './pieces';
import { withoutTimes } from './withoutTimes';

/** Millimetres as Word counts: twentieths of a point. */
const mm = (length: number) => Math.round((length / 25.4) * 1440);

const name = 'Договор найма жилого помещения';
/** Without the moment at which it was made. */
const core =
  '<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
  `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${name}</dc:title><dc:language>ru-RU</dc:language></cp:coreProperties>`;

/** The lease as a file of Word; the same bytes every time. */
export async function leaseFile(): Promise<Uint8Array> {
  const document = new Document({
    title: name,
    styles: {
      default: {
        document: { run: { font, size, language: { value: 'ru-RU' } } },
        title: { run: { font, color: '000000' } },
        heading1: { run: { font, size, color: '000000', bold: true } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: mm(210), height: mm(297) },
            margin: { top: mm(20), bottom: mm(20), left: mm(25), right: mm(15) },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ size: 18, children: ['Страница ', PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES] })],
              }),
            ],
          }),
        },
        children: leaseText(),
      },
    ],
  });
  return withoutTimes(new Uint8Array(await Packer.toBuffer(document, undefined, [{ path: 'docProps/core.xml', data: core }])));
}
