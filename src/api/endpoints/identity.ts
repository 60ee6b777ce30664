/** Paths of what users do with their own accounts, under the configured base. */
export const identityEndpoints = {
  forgotPassword: '/users/password/forgot/',
  resetPassword: '/users/password/reset/',
  checkReset: '/users/password/reset/check/',
  password: '/users/password/',
  email: '/users/email/',
  sendConfirmation: '/users/email/send/',
  confirmEmail: '/users/email/confirm/',
  sessions: '/users/sessions/',
  session: (id: number) => `/users/sessions/${id}/`,
  close: (id: number) => `/users/dev/delete/${id}/`,
} as const;
