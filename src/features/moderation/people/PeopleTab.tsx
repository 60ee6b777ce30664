import { useState } from 'react';
import { confirmChatComplaint, dismissChatComplaint, getChatComplaint, listChatComplaints } from '../../../api/chatComplaints';
import type { RequestOptions } from '../../../api/client/request';
import { unblockAccount } from '../../../api/moderation';
import type { ChatComplaint } from '../../../domain/chat/chatComplaint';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useChatSafetyText } from '../../../text/chat/safety/useChatSafetyText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Cases } from '../Cases';
import { ResolvedFilter } from '../complaints/ResolvedFilter';
import { emptyOf, onlyCase } from '../onlyCase';
import { useCases } from '../useCases';
import { PersonComplaint } from './PersonComplaint';

type Call = (options: RequestOptions) => Promise<void>;

export interface PeopleTabProps {
  readonly headingLevel: number;
  /** The complaint that is shown; null for all. */
  readonly caseId: number | null;
}

/** Complaints about people, from chats: block the account, dismiss or confirm. Lazy-loaded. */
export function PeopleTab({ headingLevel, caseId }: PeopleTabProps) {
  const { text } = useChatSafetyText();
  const { text: pageText } = useModerationPageText();
  const { transport } = useRuntime();
  const [isResolved, setResolved] = useState(false);
  const cases = useCases(['moderation', 'chat-complaints', isResolved, caseId], (page, options) =>
    caseId === null
      ? listChatComplaints(transport, { isResolved, page, ...options })
      : onlyCase(getChatComplaint(transport, caseId, options)),
  );
  const action = useMutation((call: Call, { signal }) => call({ signal }));
  const { complaints } = pageText;

  const act = async (call: Call, done: string) => {
    const outcome = await action.run(call);
    if (outcome.status === 'done') cases.finish(done);
    if (outcome.status === 'failed') cases.fail(outcome.error, [404, 409], text.cases.changed);
  };
  const close =
    (call: typeof dismissChatComplaint) =>
    ({ id }: ChatComplaint) =>
      void act((options) => call(transport, id, options), text.cases.closed);
  return (
    <>
      {caseId === null && <ResolvedFilter isResolved={isResolved} onChange={setResolved} />}
      <Cases
        cases={cases}
        headingLevel={headingLevel}
        label={pageText.tabs.complaints}
        loading={complaints.loading}
        empty={emptyOf(complaints, caseId, isResolved)}
      >
        {(complaint) => (
          <PersonComplaint
            key={complaint.id}
            complaint={complaint}
            headingLevel={headingLevel}
            isBusy={action.isPending}
            onDismiss={close(dismissChatComplaint)}
            onConfirm={close(confirmChatComplaint)}
            onCopy={({ id }) => cases.copyLink({ section: 'people', caseId: id })}
            onBlock={({ person: { id, name } }) => cases.block({ id: id ?? 0, name })}
            onUnblock={({ person: { id, name } }) =>
              void act((options) => unblockAccount(transport, id ?? 0, options), pageText.block.undone(name))
            }
          />
        )}
      </Cases>
    </>
  );
}
