import { html } from './markup';

/** The flat that a letter is about. */
export interface LetterFlat {
  /** '2-комн. квартира, 54,30 м²'. */
  readonly title: string;
  readonly address: string;
  /** '18 450 000 ₽', '60 000 ₽ в месяц'. */
  readonly price: string;
  /** Path of the main photo on the site, and its caption; null without one. */
  readonly photo: { readonly path: string; readonly alt: string } | null;
}

/** Returns the lines of a flat for the text of a letter. */
export const flatLines = ({ title, address, price }: LetterFlat): string => `${title}, ${address}\n${price}`;

/** Returns the card of a flat: its photo beside what it is. The width of the photo is an attribute too, because some mail programs ignore styles. */
export function flatCard({ title, address, price, photo }: LetterFlat, siteUrl: string): ReturnType<typeof html> {
  const picture = photo
    ? html`<td width="112" style="padding:0;vertical-align:top"><img src="${siteUrl + photo.path}" alt="${photo.alt || 'Фото квартиры'}" width="112" style="display:block;width:112px;height:84px;object-fit:cover;border-radius:4px;color:#5b655f;font-size:13px"></td>`
    : html``;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-radius:4px 18px 4px 4px;background:#f6f4ef"><tr>
${picture}
<td style="padding:10px 14px;vertical-align:middle;font-size:14px;line-height:20px"><b>${title}</b><br><span style="color:#4f5b58">${address}</span><br><b>${price}</b></td>
</tr></table>`;
}
