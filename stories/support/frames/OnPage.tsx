import { createElement } from 'react';
import { useStoryPlace } from '../storyContext';

export interface OnPageProps {
  readonly tag: `kvartal-${string}`;
  /** What the page has written inside of the tag. */
  readonly markup: string;
  /** The style sheet of the page. */
  readonly styles?: string;
  /** Attributes, besides those of the toolbar. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onError?: (detail: unknown) => void;
  readonly onSelectListing?: (detail: unknown) => void;
}

/** A custom element as a page writes it, with markup inside, whatever the toolbar's "Host" says. The visitor never leaves the story. */
export function OnPage({ tag, markup, styles, attributes, onError, onSelectListing }: OnPageProps) {
  const { apiUrl, siteUrl, theme, lang } = useStoryPlace();
  return (
    <>
      <style>{styles}</style>
      {createElement(tag, {
        'api-url': apiUrl,
        'site-url': siteUrl,
        theme,
        lang,
        ...attributes,
        dangerouslySetInnerHTML: { __html: markup },
        'onkvartal-error': ({ detail }: CustomEvent) => onError?.(detail),
        'onkvartal-select-listing': (event: CustomEvent) => {
          event.preventDefault();
          onSelectListing?.(event.detail);
        },
      })}
    </>
  );
}
