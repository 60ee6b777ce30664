export { Chat } from './Chat';
export { type ChatProps, chat } from './definition';
