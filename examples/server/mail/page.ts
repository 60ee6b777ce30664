import { html } from './markup';

/** Returns a letter's HTML around its content. Styles are inline: mail clients drop style sheets. */
export function page(title: string, content: ReturnType<typeof html>): string {
  return html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f5f4ef;color:#17211b;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 16px;font-size:20px;font-weight:bold">Квартал</p>
${content}
</div>
</body>
</html>
`.text;
}
