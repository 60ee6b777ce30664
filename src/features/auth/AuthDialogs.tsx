import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Credentials } from '../../api/account';
import { hasOwn } from '../../base/foreign/hasOwn';
import type { SignInReason } from '../../domain/account/signInReason';
import type { NewPasswordValues } from '../../domain/forms/schemas/newPassword.schema';
import { setNewPassword } from '../../state/account/setNewPassword';
import { signInTo } from '../../state/account/signIn';
import { useRuntime } from '../../state/runtime/runtimeContext';
import type { AuthMessages } from '../../text/auth/ru';
import { useAuthText } from '../../text/auth/useAuthText';
import { Button } from '../../ui/buttons/Button';
import { focusFirst } from '../../ui/dom/dom';
import { Dialog } from '../../ui/overlay/Dialog';
import { CodeForm } from './CodeForm';
import { ForgotPassword, LetterSent } from './ForgotPassword';
import { LegalDialog, type LegalDocument } from './LegalDialog';
import { LoginForm } from './LoginForm';
import { NewPasswordForm } from './NewPasswordForm';
import { RegistrationForm } from './RegistrationForm';
import { Success } from './Success';
import { loginErrors, loginMessage, newPasswordErrors } from './serverMessages';
import type { SignInRequest } from './signInRequest';

export interface AuthDialogsProps {
  /** Null: all closed. */
  readonly request: SignInRequest | null;
  /** E-mail of the person whose session has ended; may be empty. */
  readonly lastEmail: string;
  /** Registration asks for a second, separate consent (D40). */
  readonly separateConsent: boolean;
  /** Closed by the visitor, or after signing in. */
  onClose(): void;
}

/** Delay of the success dialog after the form closes, ms (§4, §9). */
const successDelay = 300;

type View = SignInRequest['view'] | 'code' | 'forgot' | 'letterSent' | 'passwordChanged' | 'pause' | 'success';

/** A visitor who has registered but is not signed in: pre-fills the login form. */
interface Begun {
  readonly credentials: Credentials;
  readonly message: string;
}

/** What waits for the code of a second factor: a sign-in, or a new password by the link of a letter. */
type Coded = { readonly credentials: Credentials } | { readonly link: string; readonly newPassword: NewPasswordValues };

/** The sign-in dialogs (§2 "Auth modal"), one after another for a request. */
export function AuthDialogs({ request, ...rest }: AuthDialogsProps) {
  return request && <Dialogs key={request.id} request={request} {...rest} />;
}

function Dialogs({ request, lastEmail, separateConsent, onClose }: AuthDialogsProps & { readonly request: SignInRequest }) {
  const { text } = useAuthText();
  const runtime = useRuntime();
  const [view, setView] = useState<View>(request.view);
  const [begun, setBegun] = useState<Begun | null>(null);
  const isResumed = request.reason === 'send';
  const [email, setEmail] = useState(isResumed ? lastEmail : '');
  /** What the code of the second factor is sent with. */
  const [coded, setCoded] = useState<Coded | null>(null);
  const [legal, setLegal] = useState<LegalDocument | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const first = useRef(view);
  const explanation = explanationOf(request.reason, text);
  // The page behind knows at once: what it said of the link is not true any more.
  const passwordChanged = () => {
    request.resolve(true);
    setView('passwordChanged');
  };

  // The dialog focuses its initial content; replaced content is focused here.
  useLayoutEffect(() => {
    if (view === first.current || !content.current) return;
    first.current = view;
    focusFirst(content.current);
  }, [view]);
  useEffect(() => {
    if (view !== 'pause') return undefined;
    const timer = setTimeout(() => setView('success'), successDelay);
    return () => clearTimeout(timer);
  }, [view]);

  return (
    <>
      <Dialog
        key={view === 'success' ? 'success' : 'forms'}
        isOpen={view !== 'pause'}
        onClose={onClose}
        title={titleOf(view, request.reason, text)}
        size={view === 'registration' ? 'l' : 's'}
        closeLabel={text.close}
        part="dialog"
      >
        <div ref={content}>
          {view === 'required' && (
            <Prompt>
              {explanation && <p>{explanation}</p>}
              <Buttons>
                <Button variant="primary" size="l" onClick={() => setView('login')}>
                  {text.signIn}
                </Button>
                <Button size="l" onClick={() => setView('registration')}>
                  {text.register}
                </Button>
              </Buttons>
            </Prompt>
          )}
          {view === 'login' && (
            <LoginForm
              known={begun?.credentials ?? { email, password: '' }}
              message={begun?.message}
              isResumed={isResumed}
              onDone={onClose}
              onCode={(credentials) => {
                setEmail(credentials.email);
                setCoded({ credentials });
                setView('code');
              }}
              onCancel={onClose}
              onRegister={() => setView('registration')}
              onForgot={(typed) => {
                setEmail(typed);
                setView('forgot');
              }}
            />
          )}
          {view === 'code' && coded && (
            <CodeForm
              submitLabel={isResumed ? text.resume.submit : text.signIn}
              onCode={(code) =>
                hasOwn(coded, 'link')
                  ? setNewPassword(runtime, coded.link, { ...coded.newPassword, code }).then(
                      (error) => error && newPasswordErrors(error, text),
                    )
                  : signInTo(runtime, { ...coded.credentials, code }).then((failure) => failure && loginErrors(failure, text))
              }
              onDone={() => (hasOwn(coded, 'link') ? passwordChanged() : onClose())}
              onBack={() => setView(hasOwn(coded, 'link') ? 'newPassword' : 'login')}
            />
          )}
          {view === 'forgot' && (
            <ForgotPassword
              email={email}
              onSent={(address) => {
                setEmail(address);
                setView('letterSent');
              }}
              onBack={() => setView('login')}
            />
          )}
          {view === 'letterSent' && <LetterSent email={email} onDone={onClose} onAnother={() => setView('forgot')} />}
          {view === 'newPassword' && (
            <NewPasswordForm
              link={request.link}
              onDone={passwordChanged}
              onCode={(newPassword) => {
                setCoded({ link: request.link, newPassword });
                setView('code');
              }}
              onAnotherLink={() => setView('forgot')}
            />
          )}
          {view === 'passwordChanged' && (
            <Prompt>
              <p role="status">{text.newPassword.signedIn}</p>
              <Button variant="primary" size="l" block onClick={onClose}>
                {text.registration.ok}
              </Button>
            </Prompt>
          )}
          {view === 'registration' && (
            <RegistrationForm
              separateConsent={separateConsent}
              onLegal={setLegal}
              onLogin={() => setView('login')}
              onDone={(credentials, failure) => {
                setLegal(null);
                setBegun(failure && { credentials, message: text.registration.notSignedIn(loginMessage(failure, text)) });
                setView(failure ? 'login' : 'pause');
              }}
            />
          )}
          {view === 'success' && <Success onDone={onClose} />}
        </div>
      </Dialog>
      <LegalDialog document={legal} onBack={() => setLegal(null)} />
    </>
  );
}

const Prompt = styled.div`
  display: grid;
  gap: 20px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @container kv (width < 400px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

function explanationOf(reason: SignInReason | null, { required }: AuthMessages): string | null {
  return reason === 'call' || reason === 'write' || reason === 'complain' ? required.reason[reason] : null;
}

function titleOf(view: View, reason: SignInReason | null, { required, ...a }: AuthMessages): string {
  const titles: Record<View, string> = {
    required: reason === 'publish' || reason === 'edit' ? required.titles[reason] : required.title,
    // The caller has already explained the reason (§6).
    login: reason === 'send' ? a.resume.title : reason === 'ownListings' ? required.title : a.login.title,
    registration: a.registration.title,
    code: a.secondFactor.title,
    forgot: a.forgot.title,
    letterSent: a.forgot.sentTitle,
    newPassword: a.newPassword.title,
    passwordChanged: a.newPassword.changed,
    pause: a.registration.title,
    success: a.registration.done,
  };
  return titles[view];
}
