import type { MouseEvent } from 'react';
import { accountOf } from '../../state/account/account';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { Button } from '../../ui/buttons/Button';
import { goTo } from '../../ui/dom/goTo';
import { StateBlock } from '../../ui/states/StateBlock';

export interface SignInPromptProps {
  readonly title: string;
  /** Text of the button. */
  readonly signIn: string;
  readonly headingLevel: number;
}

/** Shown to visitors in place of what belongs to a person. */
export function SignInPrompt({ title, signIn, headingLevel }: SignInPromptProps) {
  const runtime = useRuntime();
  const ask = (event: MouseEvent<HTMLElement>) => {
    const asked = accountOf(runtime).promptSignIn('signIn');
    if (!asked) goTo(`${runtime.siteUrl}/account`, event.currentTarget);
  };
  return (
    <StateBlock
      part="state"
      art="signIn"
      headingLevel={headingLevel}
      title={title}
      actions={
        <Button variant="primary" size="l" onClick={ask}>
          {signIn}
        </Button>
      }
    />
  );
}
