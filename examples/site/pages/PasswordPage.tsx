import { PageState } from '@kvartal/kit';
import { useState } from 'react';
import { useVisitor } from '../layout/visitor';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

/** Where the link of «Забыли пароль?» lands. Its token stands behind the # sign. */
export default function PasswordPage() {
  const { auth } = useVisitor();
  const { link } = useNavigation();
  const [isDone, setDone] = useState(false);
  const { title, text, set, changed, signedIn, account } = texts.password;
  useTitle(title);
  if (isDone) {
    const actions = [
      { label: account, ...link('/account') },
      { label: texts.home, ...link('/') },
    ];
    return <PageState key="done" art="done" title={changed} text={signedIn} actions={actions} role="status" />;
  }
  const open = async () => setDone((await auth.current?.newPassword(window.location.hash.slice(1))) ?? false);
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
