import { Fragment, type MouseEvent, useMemo } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../../base/hooks/useLatest';
import { plainClick } from '../../../parts/card/card';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { answerLink } from './answerLink';
import { answerNodes, type DrawLink } from './answerNodes';
import type { ParseAnswer } from './answerParser';

export interface AnswerProps {
  readonly html: string;
  readonly parse: ParseAnswer;
  /** Shown when nothing of the answer is left. */
  readonly instead: string;
  /** Returns false when the host handles the link. */
  onLink(url: string): boolean;
}

const Text = styled.div`
  max-width: 68ch;
  padding: 0 48px 22px 0;
  color: var(--kv-text-muted);
  overflow-wrap: anywhere;
  > * + * {
    margin-top: 12px;
  }
  b,
  strong {
    font-weight: 600;
    color: var(--kv-text);
  }
  i,
  em {
    font-style: italic;
  }
  ul,
  ol {
    padding-inline-start: 22px;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 4px;
  }
  a {
    border-radius: 2px;
    color: var(--kv-text-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  @container kv (width < 744px) {
    padding-inline-end: 24px;
  }
`;

/** An answer. Of its HTML only text, lists and links are shown. */
export function Answer({ html, parse, instead, onLink }: AnswerProps) {
  const { siteUrl } = useRuntime();
  const latest = useLatest(onLink);
  const nodes = useMemo(() => {
    const parsed = parse(html);
    if (!parsed.textContent?.trim()) return null;
    const site = `${siteUrl || document.location.origin}/`;
    const link: DrawLink = (href, children, key) => {
      const to = answerLink(href, site);
      if (!to) return <Fragment key={key}>{children}</Fragment>;
      const follow = (event: MouseEvent) => {
        if (!latest.current(to.url)) event.preventDefault();
      };
      return (
        <a
          key={key}
          href={to.url}
          rel={to.isForeign ? 'noopener noreferrer nofollow' : 'noopener'}
          target={to.isForeign ? '_blank' : undefined}
          onClick={plainClick(follow)}
        >
          {children}
        </a>
      );
    };
    return answerNodes(parsed, link);
  }, [html, parse, siteUrl, latest]);
  return <Text>{nodes ?? <p>{instead}</p>}</Text>;
}
