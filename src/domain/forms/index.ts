export { type ComplaintMessageKey, type ComplaintProblem, type ComplaintValues, complaintRules, complaintSchema } from './complaint.schema';
export { type AccountForm, type EmailProblem, emailSchema, isEmail } from './email.schema';
export type { FormMessage, FormProblems } from './formMessage';
export { type FormRules, formRules } from './formRules';
export { type LoginMessageKey, type LoginValues, loginRules, loginSchema, type SignInProblem } from './login.schema';
export { type PasswordProblem, passwordSchema } from './password.schema';
export { type NameProblem, personNameSchema } from './personName.schema';
export {
  type RegistrationField,
  type RegistrationMessage,
  type RegistrationMessageKey,
  type RegistrationProblem,
  type RegistrationProblems,
  type RegistrationValues,
  registrationRules,
  registrationSchema,
  separateConsentRules,
} from './registration.schema';
