import { publish } from '../../features/publish/definition';
import { Publish } from '../../features/publish/Publish';
import { register } from '../register';

register(publish, Publish);
