/** What a visitor wanted to do when it turned out that nobody is signed in (§6). */
export type SignInReason = 'call' | 'write' | 'complain';
