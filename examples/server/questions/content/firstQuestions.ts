import { buying } from './buying';
import { placing } from './placing';
import { renting } from './renting';
import { safety } from './safety';
import type { WrittenSection } from './writtenSection';

/** Initial content of a new database. Links lead to paths of the main site. */
export const firstQuestions: readonly WrittenSection[] = [buying, renting, placing, safety];
