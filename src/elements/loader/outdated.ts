import { watchBlank } from './blank/watchBlank';
import { watchBuild } from './outdated/watchBuild';

// This file lies beside the loader, not in the folder of its build: it must load even if that has gone, and then comes with the next build.
watchBuild(new URL('c/', import.meta.url).href);
watchBlank();
