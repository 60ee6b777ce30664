/** What a visitor wanted to do when it turned out that nobody is signed in (§2, §6). The last two are their own wish, by a button that says so. */
export type SignInReason = 'call' | 'write' | 'complain' | 'publish' | 'edit' | 'ownListings' | 'signIn' | 'register';
