export { ChatPanel } from './ChatPanel';
export { type ChatPanelControl, type ChatPanelProps, type ChatToOpen, chatPanel } from './definition';
