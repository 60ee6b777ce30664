import { useEffect, useRef } from 'react';
import { listFaqQuestions } from '../../api/faq';
import { useLatest } from '../../base/hooks/useLatest';
import { LoadFailureNotice } from '../../parts/failures/LoadFailureNotice';
import { publicStoreOf } from '../../state/data/publicStore';
import { useLoad } from '../../state/data/useLoad';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useHomeText } from '../../text/home/useHomeText';
import { panelId, tabId } from '../../ui/buttons/Tabs';
import type { ParseAnswer } from './answer/answerParser';
import { Panel, Quiet } from './Faq.styles';
import { QuestionsSkeleton } from './FaqSkeleton';
import { Question } from './Question';

export interface FaqSectionProps {
  readonly sectionId: number;
  readonly idPrefix: string;
  readonly isSelected: boolean;
  readonly parse: ParseAnswer;
  readonly failures: 'inline' | 'dialog';
  /** Heading level of the questions. */
  readonly headingLevel: number;
  /** A link in an answer; returns false when the host handles it. */
  onLink(url: string): boolean;
}

/** Questions of one tab, requested when it is first selected (§4). Stays mounted afterwards, with its open answers. */
export function FaqSection({ sectionId, idPrefix, isSelected, parse, failures, headingLevel, onLink }: FaqSectionProps) {
  const { text } = useHomeText();
  const { transport } = useRuntime();
  const panel = useRef<HTMLDivElement>(null);
  const load = useLoad(publicStoreOf, ['faq', sectionId], (options) => listFaqQuestions(transport, sectionId, options));

  // Selecting a failed tab again retries it.
  const latest = useLatest(load);
  const wasSelected = useRef(isSelected);
  useEffect(() => {
    const { current } = latest;
    if (isSelected && !wasSelected.current && current.status === 'failed') current.retry();
    wasSelected.current = isSelected;
  }, [isSelected, latest]);

  const body = () => {
    switch (load.status) {
      case 'idle':
      case 'loading':
        return <QuestionsSkeleton label={text.faq.loading} />;
      case 'failed':
        return (
          <LoadFailureNotice
            error={load.error}
            failures={failures}
            headingLevel={headingLevel}
            onRetry={() => {
              // The button disappears with its notice.
              panel.current?.focus({ preventScroll: true });
              load.retry();
            }}
          />
        );
      case 'ready':
        if (load.value.length === 0) return <Quiet part="state">{text.faq.emptySection}</Quiet>;
        return load.value.map((question) => (
          <Question key={question.id} question={question} headingLevel={headingLevel} parse={parse} onLink={onLink} />
        ));
      default:
        return load satisfies never;
    }
  };
  return (
    <Panel
      ref={panel}
      role="tabpanel"
      id={panelId(idPrefix, sectionId)}
      aria-labelledby={tabId(idPrefix, sectionId)}
      tabIndex={-1}
      hidden={!isSelected}
      data-state={load.status}
    >
      {body()}
    </Panel>
  );
}
