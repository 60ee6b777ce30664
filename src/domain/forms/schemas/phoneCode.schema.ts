import { object, string } from 'yup';
import { readPhoneCode } from '../../account/phoneCode';
import { message } from '../formMessage';
import { formRules } from '../formRules';

/** The code that was sent to a phone, as typed. */
export interface PhoneCodeValues {
  readonly code: string;
}

/** Words: `problems.phoneCode` of `text/auth`. */
export type PhoneCodeProblem = 'codeMissing' | 'codeMalformed';
export type PhoneCodeMessageKey = `phoneCode.${PhoneCodeProblem}`;

const problem = (name: PhoneCodeProblem) => message(`phoneCode.${name}`);

export const phoneCodeRules = formRules<PhoneCodeValues, PhoneCodeMessageKey>(
  object({
    code: string()
      .required(problem('codeMissing'))
      .test({ name: 'code', message: problem('codeMalformed'), test: (typed) => readPhoneCode(typed) !== null }),
  }),
);
