export { type PublishProps, publish } from './definition';
export { Publish } from './Publish';
