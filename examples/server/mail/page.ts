import { html } from './markup';

/** Returns the heading of a letter. */
export const heading = (text: string): ReturnType<typeof html> =>
  html`<h1 style="margin:0 0 12px;font-size:24px;line-height:30px;font-weight:bold">${text}</h1>`;

/** Returns a letter's HTML around its content, with the mark from the site at this origin. Styles are inline: mail clients drop style sheets. */
export function page(title: string, content: ReturnType<typeof html>, siteUrl = ''): string {
  return html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:16px;background:#f5f4ef;color:#17211b;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px 28px 12px 12px">
<p style="margin:0 0 20px;font-size:18px;line-height:28px;font-weight:bold"><img src="${siteUrl}/documents/mark.png" alt="" width="28" height="28" style="display:inline-block;width:28px;height:28px;margin:0 8px 0 0;vertical-align:middle">Квартал</p>
${content}
</div>
</body>
</html>
`.text;
}
