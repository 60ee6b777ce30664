/** Beginning of the keys of lists of chats in the private cache. */
export const chatsKey = ['chats'] as const;
