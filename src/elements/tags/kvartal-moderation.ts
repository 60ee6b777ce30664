import { moderation } from '../../features/moderation/definition';
import { Moderation } from '../../features/moderation/Moderation';
import { register } from '../register';

register(moderation, Moderation);
