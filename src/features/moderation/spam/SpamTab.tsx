import { styled } from 'styled-components';
import { dismissSpam, listSpam } from '../../../api/moderation';
import type { SpamMark } from '../../../domain/chat/spam';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Cases } from '../Cases';
import { useCases } from '../useCases';
import { SpamItem } from './SpamItem';

const Note = styled.p`
  max-width: 62ch;
  margin: 0;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;

/** Texts that somebody has sent to many people: block the account, or dismiss. */
export function SpamTab({ headingLevel }: { readonly headingLevel: number }) {
  const { text } = useModerationPageText();
  const { transport } = useRuntime();
  const cases = useCases(['moderation', 'spam'], (page, options) => listSpam(transport, { page, ...options }));
  const dismissal = useMutation(({ id }: SpamMark, { signal }) => dismissSpam(transport, id, { signal }));
  const { spam } = text;

  const dismiss = async (mark: SpamMark) => {
    const outcome = await dismissal.run(mark);
    if (outcome.status === 'done') cases.finish(spam.dismissed);
    if (outcome.status === 'failed') cases.fail(outcome.error, [404], spam.changed);
  };
  return (
    <>
      <Note>{spam.note}</Note>
      <Cases
        cases={cases}
        headingLevel={headingLevel}
        label={text.tabs.spam}
        loading={spam.loading}
        empty={{ title: spam.emptyTitle, text: spam.emptyText }}
      >
        {(mark) => (
          <SpamItem
            key={mark.id}
            mark={mark}
            headingLevel={headingLevel}
            isBusy={dismissal.isPending}
            onDismiss={(chosen) => void dismiss(chosen)}
            onBlock={({ userId, name }) => cases.block({ id: userId, name })}
          />
        )}
      </Cases>
    </>
  );
}
