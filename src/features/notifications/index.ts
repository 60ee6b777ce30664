export { type NotificationsProps, notifications } from './definition';
export { Notifications } from './Notifications';
