/** What surrounds the form, loaded right after it: drafts, network, history, questions, and the preview beside it. */
export { Above } from './Above';
export { Below } from './Below';
export { LeaveDialog } from './LeaveDialog';
export { Outdated } from './Outdated';
export { Preview } from './Preview';
export { QuestionDialogs } from './QuestionDialogs';
export { SendingDialog } from './SendingDialog';
