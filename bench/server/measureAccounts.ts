import { randomInt } from 'node:crypto';
import { accountEndpoints, signIn } from '../../src/api/account';
import { postOf } from '../../src/api/client/post';
import { encodeRegistration } from '../../src/api/wire/account/registration';
import { cpuTime } from './cpu';
import type { ServerProcess } from './serverProcess';

export interface AccountFigures {
  /** CPU ms of Node for one sign-in, including the hashing threads. */
  readonly signIn: number;
  /** The same for a call that checks a token. */
  readonly profile: number;
}

/** More would only measure the same hash again. */
const signIns = 20;

/** Measures account calls, one after another. */
export async function measureAccounts({ origin, pid }: ServerProcess, rounds: number): Promise<AccountFigures> {
  const person = {
    firstName: 'Мария',
    lastName: '',
    phone: String(randomInt(1e9, 1e10 - 1)),
    email: `bench${randomInt(1e9)}@example.com`,
    password: 'Parol123',
    confirmPassword: 'Parol123',
    termsAgreed: true,
  };
  const transport = { baseUrl: `${origin}/api`, fetch };
  const url = (path: string) => transport.baseUrl + path;
  const registered = await fetch(url(accountEndpoints.register), postOf(encodeRegistration(person)));
  if (registered.status !== 201) throw new Error(`Registration: ${registered.status} ${await registered.text()}`);
  const token = await signIn(transport, person);
  const each = async (count: number, call: () => Promise<unknown>) => {
    const before = cpuTime(pid);
    for (let index = 0; index < count; index++) await call();
    return (cpuTime(pid) - before) / count;
  };
  const ask = async () => {
    const response = await fetch(url(accountEndpoints.profile), { headers: { Authorization: `Token ${token}` } });
    if (response.status !== 200) throw new Error(`Profile: ${response.status}`);
    await response.arrayBuffer();
  };
  // Warm-up: the first run of code is slow.
  await each(rounds, ask);
  // The profile is measured before the sign-ins, which sign this token out.
  const profile = await each(rounds, ask);
  return { profile, signIn: await each(signIns, () => signIn(transport, person)) };
}
