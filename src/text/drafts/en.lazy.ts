import type { DraftsMessages } from './ru';

const fields = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`;

export const en: DraftsMessages = {
  found: 'We have kept your draft.',
  foundMany: 'We have kept your drafts.',
  filled: (count) => `${fields(count)} filled in`,
  changed: (count) => `${fields(count)} changed`,
  photos: (count) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  stale: 'The listing has changed since then. If you continue, check all fields before you send it.',
  goOn: 'Continue',
  startOver: 'Start again',
  goOnOf: (draft) => `Continue: ${draft}`,
  remove: 'Delete the draft',
  removeShort: 'Delete',
  removeOf: (draft) => `Delete: ${draft}`,
  removed: 'The draft was deleted',
  restored: 'The draft is back',
  kept: (time) => `Draft saved at ${time}`,
  notKept: 'The draft is not kept: the browser does not let us store data.',
  offline: {
    title: 'You are offline.',
    kept: 'Go on: the draft is kept on this device.',
    notKept: 'Go on, but do not close the page: the draft cannot be kept on this device.',
  },
  waiting: {
    title: 'We will send it when you are online.',
    text: 'Do not close the page. The listing is sent once.',
    cancel: 'Do not send',
  },
  stopped: 'Sending has stopped. The form and the photos are still here.',
  outdated: {
    text: 'Your changes are still here. Load the new version to keep them on top of it, or send yours: it replaces the new one.',
    take: 'Load the new version',
    replace: 'Send mine',
    taken: 'The new version is loaded, with your changes.',
    failed: 'The new version could not be loaded. Try again.',
  },
  confirm: {
    title: 'Send the changes to moderation?',
    text: 'The listing leaves the search while it is reviewed, usually for 1–2 working days.',
    send: 'Publish',
    cancel: 'Cancel',
  },
  remark: {
    title: 'The moderator’s remark is still open',
    text: (reason) => `The listing was rejected: ${reason.toLowerCase()}. Sent without changes, it will probably be rejected again.`,
    fix: 'Correct it',
    send: 'Send it as it is',
  },
  meanwhile: {
    active: { title: 'The listing was approved and published.', text: 'Changes take it out of the search until they are reviewed.' },
    moderation: { title: 'The listing was sent to moderation.', text: 'Your changes are still here.' },
    archived: { title: 'The listing was archived.', text: 'Your changes are still here. Sent, they put the listing into moderation.' },
    edited: { title: 'The listing was changed in another tab or on another device.', text: '' },
    gone: {
      title: 'The listing was deleted.',
      text: 'Changes can no longer be sent. All you have typed is still here: copy what you need.',
    },
  },
  rejected: {
    title: 'The listing was rejected.',
    fixField: (field) => `Correct the field “${field}” and send it again: the review takes 1–2 working days.`,
    fix: 'Correct the listing and send it again: the review takes 1–2 working days.',
    moderator: (comment) => `Moderator: ${comment}`,
    toField: 'Go to the field',
  },
  history: {
    title: 'History of the listing',
    event: {
      active: 'Published',
      moderation: 'Sent to moderation',
      edited: 'Changed and sent to moderation',
      rejected: 'Rejected',
      archived: 'Archived',
    },
    changed: (names) => `Changed: ${names.join(', ')}.`,
    unchanged: 'Sent without changes.',
    photoOrder: 'order of photos',
  },
};
