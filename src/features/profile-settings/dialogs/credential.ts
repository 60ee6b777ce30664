/** What somebody signs in with. */
export type Credential = 'email' | 'password';
