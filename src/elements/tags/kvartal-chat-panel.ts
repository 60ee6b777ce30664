import { ChatPanel } from '../../features/chat-panel/ChatPanel';
import { chatPanel } from '../../features/chat-panel/definition';
import { register } from '../register';

register(chatPanel, ChatPanel);
