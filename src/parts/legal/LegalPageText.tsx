import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useIsSlow } from '../../base/hooks/useIsSlow';
import type { LegalPage } from '../../domain/content/legalPages';
import { focusQuietly } from '../../map/engine/focusQuietly';
import { useReport } from '../../state/runtime/runtimeContext';
import { legalTextMissing } from '../../state/runtime/siteProblems';
import type { Lang } from '../../text/format/format';
import type { LegalText } from '../../text/legal/blocks';
import { fetchLegalText, knownLegalText } from '../../text/legal/fetchLegalText';
import { useLegalText } from '../../text/legal/useLegalText';
import { Button } from '../../ui/buttons/Button';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { useLazy } from '../../ui/hooks/useLazy';
import { Spinner } from '../../ui/states/Spinner';
import { StateBlock } from '../../ui/states/StateBlock';
import { LegalBlocks, type LegalBlocksProps } from './LegalBlocks';

export interface LegalPageTextProps extends Omit<LegalBlocksProps, 'text'> {
  readonly page: LegalPage;
  /** CSS part of the text. */
  readonly part?: string;
  /** Shown beside «Обновить» if loading fails. */
  readonly failureActions?: ReactNode;
  /** Source of the texts; the kit's chunks by default. */
  readonly source?: LegalTextSource;
}

export interface LegalTextSource {
  known(page: LegalPage, lang: Lang): LegalText | undefined;
  fetch(page: LegalPage, lang: Lang): Promise<LegalText>;
}

const chunks: LegalTextSource = { known: knownLegalText, fetch: fetchLegalText };

/** Ms; faster responses need no placeholder. */
const soon = 150;

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 320px;
  color: var(--kv-text-muted);
`;

/** A legal page's text in the current language, lazy-loaded. */
export function LegalPageText(props: LegalPageTextProps) {
  const { lang } = useLegalText();
  // Remounts for another page or language.
  return <TextOf key={`${lang} ${props.page}`} {...props} lang={lang} />;
}

function TextOf({ page, lang, part, failureActions, source = chunks, ...blocks }: LegalPageTextProps & { readonly lang: Lang }) {
  const { common, text: legalText } = useLegalText();
  const report = useReport();
  const room = useRef<HTMLDivElement>(null);
  const isAskedAgain = useRef(false);
  const { value, hasFailed, load } = useLazy(() => source.fetch(page, lang), true);
  const text = source.known(page, lang) ?? value;

  useEffect(() => {
    if (hasFailed) report(legalTextMissing);
  }, [hasFailed, report]);
  useEffect(() => {
    // It replaces the pressed retry button.
    if (text && isAskedAgain.current) focusQuietly(room.current);
  }, [text]);

  const isComing = !text && !hasFailed;
  const isLong = useIsSlow(isComing, soon);
  if (text) {
    return (
      <div ref={room} part={part}>
        <LegalBlocks {...blocks} text={text} />
      </div>
    );
  }
  if (hasFailed || isAskedAgain.current) {
    return (
      <StateBlock
        part="state"
        role="alert"
        art={navigator.onLine ? 'broken' : 'network'}
        headingLevel={blocks.headingLevel}
        title={navigator.onLine ? common.results.failedTitle : common.results.networkTitle}
        text={navigator.onLine ? common.results.failedText : common.results.networkText}
        actions={
          <>
            <Button
              variant="primary"
              icon="refresh"
              busy={isComing}
              onClick={() => {
                isAskedAgain.current = true;
                load();
              }}
            >
              {common.results.refresh}
            </Button>
            {failureActions}
          </>
        }
      />
    );
  }
  return (
    <Waiting aria-busy="true" role="status">
      {isLong && (
        <>
          <Spinner size={32} />
          <VisuallyHidden>{legalText.loading}</VisuallyHidden>
        </>
      )}
    </Waiting>
  );
}
