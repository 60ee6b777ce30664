export { Chat } from './Chat';
export { type ChatNavigateDetail, type ChatProps, chat } from './definition';
