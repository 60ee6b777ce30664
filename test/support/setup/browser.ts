// Before React is loaded.
import './withoutReactTracing';
import { afterEach, beforeAll } from 'vitest';
import { cleanUp } from '../cleanups';
import { failOnConsoleErrors } from '../consoleErrors';
import { resetPage } from '../freshPage';
import '../isolatedStorage';
import { preferUsualMotion } from '../motion';
import { stayOnPage } from '../stayOnPage';

// Loaded again for every file, so that the hooks are hooks of that file.
resetPage();
failOnConsoleErrors();
stayOnPage();
beforeAll(preferUsualMotion);
afterEach(cleanUp);
