/** What surrounds the form, loaded right after it: drafts, network, history, and questions. */
export { Above } from './Above';
export { Below } from './Below';
export { LeaveDialog } from './LeaveDialog';
export { Outdated } from './Outdated';
export { QuestionDialogs } from './QuestionDialogs';
export { SendingDialog } from './SendingDialog';
