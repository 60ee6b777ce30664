import { chat } from '../../features/chat/definition';
import { WholeChat } from '../../features/chat/WholeChat';
import { register } from '../register';

// The tag as `kvartal.chat.js` has it.
register(chat, WholeChat);
