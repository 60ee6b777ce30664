import { notifications } from '../../features/notifications/definition';
import { Notifications } from '../../features/notifications/Notifications';
import { register } from '../register';

register(notifications, Notifications);
