import { createElement, type MouseEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/client/errors';
import { listFaqSections } from '../../api/faq';
import { plainClick } from '../../parts/card/card';
import { LoadFailureNotice } from '../../parts/failures/LoadFailureNotice';
import { usePreloadFailureDialog } from '../../parts/failures/usePreloadFailureDialog';
import { publicStoreOf } from '../../state/data/publicStore';
import { useLoad } from '../../state/data/useLoad';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useHomeText } from '../../text/home/useHomeText';
import { useLazy } from '../../ui/hooks/useLazy';
import { useNear } from '../../ui/hooks/useNear';
import { useSeen } from '../../ui/hooks/useSeen';
import { StateBlock } from '../../ui/states/StateBlock';
import type { FaqNavigateDetail, FaqProps } from './definition';
import { Head, Section } from './Faq.styles';
import { FaqSkeleton } from './FaqSkeleton';
import { fetchQuestions } from './fetchQuestions';

/** Share of the block that has to be in the window before anything is requested (§4). */
const seenShare = 0.1;

/** Returns why code failed to load: there is no connection, or it has gone with an older release. */
const missingCode = (): ApiError => (navigator.onLine ? { kind: 'malformed', status: 404 } : { kind: 'offline' });

/** Questions and answers by tabs (§2 "Home"), requested when the block is seen (§4). */
export function Faq({ failures = 'inline', headingLevel = 2, onNavigate }: FaqProps) {
  const { text } = useHomeText();
  const { transport, siteUrl } = useRuntime();
  const block = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  const code = useLazy(fetchQuestions);
  useNear(block, code.value === null, code.load);
  useSeen(block, seenShare, !isSeen, () => {
    setSeen(true);
    code.load();
  });
  usePreloadFailureDialog(failures);
  const load = useLoad(publicStoreOf, isSeen ? ['faq'] : null, (options) => listFaqSections(transport, options));

  const mayGo = (url: string, target: FaqNavigateDetail['target']) => onNavigate?.({ url, target }) !== false;
  const contactsUrl = `${siteUrl}/#contacts`;
  const leave = (event: MouseEvent) => {
    if (!mayGo(contactsUrl, 'contacts')) event.preventDefault();
  };
  const next = Math.min(6, headingLevel + 1);
  const retry = (again?: () => void) => () => {
    // The button disappears with its notice.
    block.current?.focus({ preventScroll: true });
    again?.();
    // Without a connection neither the questions nor their code have loaded.
    code.load();
  };
  const body = () => {
    if (load.status === 'failed') {
      return <LoadFailureNotice error={load.error} failures={failures} headingLevel={next} onRetry={retry(load.retry)} />;
    }
    if (code.hasFailed && isSeen) {
      return <LoadFailureNotice error={missingCode()} failures={failures} headingLevel={next} onRetry={retry()} />;
    }
    if (load.status !== 'ready' || !code.value) return <FaqSkeleton label={text.faq.loading} />;
    if (load.value.length === 0) return <StateBlock part="state" art="nothing" headingLevel={next} title={text.faq.empty} />;
    const { FaqSections, parse } = code.value;
    return (
      <FaqSections sections={load.value} parse={parse} failures={failures} headingLevel={next} onLink={(url) => mayGo(url, 'answer')} />
    );
  };
  const [before, link, after] = text.faq.contacts;
  return (
    <Section ref={block} tabIndex={-1} aria-label={text.faq.title} data-state={load.status}>
      <Head>
        {createElement(`h${headingLevel}`, { part: 'heading' }, text.faq.title)}
        <p>
          {before}
          <a part="contacts" href={contactsUrl} onClick={plainClick(leave)}>
            {link}
          </a>
          {after}
        </p>
      </Head>
      {body()}
    </Section>
  );
}
