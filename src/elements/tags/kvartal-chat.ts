import { Chat } from '../../features/chat/Chat';
import { chat } from '../../features/chat/definition';
import { register } from '../register';

register(chat, Chat);
