export type { FormMessage, FormProblems } from './formMessage';
export { type FormRules, formRules } from './formRules';
export {
  type ComplaintMessageKey,
  type ComplaintProblem,
  type ComplaintValues,
  complaintRules,
  complaintSchema,
} from './schemas/complaint.schema';
export { type AccountForm, type EmailProblem, emailSchema, isEmail } from './schemas/email.schema';
export { type LoginMessageKey, type LoginValues, loginRules, loginSchema, type SignInProblem } from './schemas/login.schema';
export { type PasswordProblem, passwordSchema } from './schemas/password.schema';
export { type NameProblem, personNameSchema } from './schemas/personName.schema';
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
} from './schemas/registration.schema';
