import { type AuthControl, PageState, type PageStateProps } from '@kvartal/kit';
import { useState } from 'react';
import { useVisitor } from '../layout/visitor';
import { forgetLetterToken, letterToken } from '../navigation/letterToken';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

type State = Awaited<ReturnType<AuthControl['confirmEmail']>> | 'asking' | 'waiting';

/** Where links of letters about an e-mail address land. Programs that check mail open links too, so a person has to press the button. */
export default function ConfirmPage() {
  const { auth } = useVisitor();
  const { link } = useNavigation();
  const [state, setState] = useState<State>('asking');
  const t = texts.confirm;
  useTitle(t.title);
  const confirm = async () => {
    setState('waiting');
    const answer = (await auth.current?.confirmEmail(letterToken())) ?? 'failed';
    if (answer === 'confirmed') forgetLetterToken();
    setState(answer);
  };
  const home = { label: texts.home, ...link('/') };
  const button = (label: string) => ({ label, isBusy: state === 'waiting', onClick: () => void confirm() });
  const asking: PageStateProps = { art: 'messages', title: t.title, text: t.text, actions: [button(t.confirm), home] };
  const pages: Readonly<Record<State, PageStateProps>> = {
    asking,
    waiting: asking,
    confirmed: {
      art: 'done',
      title: t.done,
      text: t.doneText,
      actions: [{ label: t.publish, ...link('/realty/create') }, home],
    },
    dead: { art: 'nothing', title: t.dead, text: t.deadText, actions: [home] },
    taken: { art: 'nothing', title: t.taken, text: t.takenText, actions: [home] },
    failed: { art: 'network', title: t.failed, actions: [button(t.again), home] },
  };
  const isAnswer = state !== 'asking' && state !== 'waiting';
  return <PageState key={isAnswer ? state : 'asking'} {...pages[state]} role={isAnswer ? 'status' : undefined} />;
}
