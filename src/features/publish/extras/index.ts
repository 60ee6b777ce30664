/** What surrounds the form, loaded right after it: drafts, network, history, questions, and the preview beside it. */
export { AboveForm } from './AboveForm';
export { LeaveDialog } from './LeaveDialog';
export { NetworkStatus } from './NetworkStatus';
export { Outdated } from './Outdated';
export { Preview } from './Preview';
export { QuestionDialogs } from './QuestionDialogs';
export { SendingDialog } from './SendingDialog';
