import { watchBlank } from './blank/watchBlank';
import { watchBuild } from './outdated/watchBuild';

// Loaded by the loader some seconds after its first tags, since nothing more could be loaded when it is needed.
watchBuild(new URL('.', import.meta.url).href);
watchBlank();
