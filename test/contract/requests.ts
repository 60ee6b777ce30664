import { signIn } from '../../src/api/account';
import { ApiFailure } from '../../src/api/client/errors';
import { register } from '../../src/api/registration';
import type { Subject } from './calls/searchCalls';

/** Sends JSON and reads JSON. */
export async function postJson({ fetch, baseUrl }: Subject, path: string, body: unknown) {
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

/** Returns the error of a call that must be refused. */
export async function errorOf(call: Promise<unknown>) {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiFailure)) throw new Error('It was answered');
  return thrown.error;
}

/** Returns the status of an answer or a refusal, or the kind of another failure. */
export async function statusOf(call: Promise<unknown>): Promise<unknown> {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiFailure)) return 200;
  return thrown.error.kind === 'rejected' ? thrown.error.status : thrown.error.kind;
}

let people = 0;
/** Returns a registration that nobody else has. */
export function aRegistration() {
  people += 1;
  return {
    firstName: 'Мария',
    lastName: 'Ковалёва',
    phone: `98${String(people).padStart(8, '0')}`,
    email: `contract${people}@example.ru`,
    password: 'Parol123',
    confirmPassword: 'Parol123',
    termsAgreed: true,
  };
}

/** Registers somebody. Returns them with a transport that is signed in as them. */
export async function aPerson(subject: Subject) {
  const person = aRegistration();
  await register(subject, person);
  const token = await signIn(subject, person);
  return { ...person, token, by: { ...subject, token: () => token } };
}
