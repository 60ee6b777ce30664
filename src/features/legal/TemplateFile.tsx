import { styled } from 'styled-components';
import { documentTemplate } from '../../domain/content/documentTemplate';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useLegalText } from '../../text/legal/useLegalText';
import { Button } from '../../ui/buttons/Button';
import { Icon, type IconPath } from '../../ui/icons/Icon';

/** NOTICE: the paths are from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
const fileText: IconPath =
  'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2zM9 9l1 0M9 13l6 0M9 17l6 0';
const download: IconPath = 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4l0 12';

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  margin-block: 20px 8px;
  padding: 20px 24px;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1px var(--kv-line);
  > svg {
    color: var(--kv-text-accent);
  }
  > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  b {
    display: block;
    font: var(--kv-type-title);
  }
  span {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  > a span {
    font: inherit;
    color: inherit;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** File type, from the extension. */
const typeOf = (url: string): string => (/\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1] ?? '').toUpperCase();

/** The downloadable file (§2), with its type and size. */
export function TemplateFile({ url }: { readonly url: string | undefined }) {
  const { text, format } = useLegalText();
  const { siteUrl } = useRuntime();
  const href = url ?? siteUrl + documentTemplate.path;
  const type = typeOf(href);
  const size = url === undefined ? text.template.size(type, format.number(Math.round(documentTemplate.bytes / 1024))) : type;
  return (
    <Card part="template">
      <Icon name={fileText} size={32} />
      <div>
        <b>{text.template.name}</b>
        <span>{url === undefined ? `${text.template.about}. ${size}` : size}</span>
      </div>
      <Button
        variant="primary"
        icon={download}
        href={href}
        download=""
        aria-label={`${text.template.download}: ${text.template.name}, ${size}`}
      >
        {text.template.download}
      </Button>
    </Card>
  );
}
