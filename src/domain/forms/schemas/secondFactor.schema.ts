import { object, string } from 'yup';
import { readFactorCode } from '../../account/secondFactor';
import { message } from '../formMessage';
import { formRules } from '../formRules';

/** A code of the app or a recovery code, as typed. */
export interface FactorValues {
  readonly code: string;
}

/** A code, and the password of the account. */
export interface FactorProofValues extends FactorValues {
  readonly password: string;
}

/** Words: `problems.secondFactor` of `text/auth`. */
export type FactorProblem = 'codeMissing' | 'codeMalformed' | 'passwordMissing';
export type FactorMessageKey = `secondFactor.${FactorProblem}`;

const problem = (name: FactorProblem) => message(`secondFactor.${name}`);
const code = string()
  .required(problem('codeMissing'))
  .test({ name: 'code', message: problem('codeMalformed'), test: (typed) => readFactorCode(typed) !== null });
// The rules of new passwords would tell more than whether this one is right.
const password = string().required(problem('passwordMissing'));

export const factorRules = formRules<FactorValues, FactorMessageKey>(object({ code }));
export const factorProofRules = formRules<FactorProofValues, FactorMessageKey>(object({ password, code }));
export const factorPasswordRules = formRules<Pick<FactorProofValues, 'password'>, FactorMessageKey>(object({ password }));
