import { PageState } from '@kvartal/kit';
import { useCallback, useEffect, useState } from 'react';
import { useVisitor } from '../layout/visitor';
import { forgetLetterToken, letterToken } from '../navigation/letterToken';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** Where the link of «Забыли пароль?» lands: the form opens by itself, the button is for those who have closed it. */
export default function PasswordPage() {
  const { auth } = useVisitor();
  const { link } = useNavigation();
  const [isDone, setDone] = useState(false);
  const { title, text, set, changed, signedIn, account } = texts.password;
  useTitle(title);
  const open = useCallback(async () => {
    if (!(await auth.current?.newPassword(letterToken()))) return;
    forgetLetterToken();
    setDone(true);
  }, [auth]);
  useEffect(() => {
    if (letterToken() !== '') void open();
  }, [open]);
  if (isDone) {
    const actions = [
      { label: account, ...link('/account') },
      { label: texts.home, ...link('/') },
    ];
    return <PageState key="done" art="done" title={changed} text={signedIn} actions={actions} role="status" />;
  }
  return (
    <PageState
      art="signIn"
      title={title}
      text={text}
      actions={[
        { label: set, onClick: () => void open() },
        { label: texts.home, ...link('/') },
      ]}
    />
  );
}
