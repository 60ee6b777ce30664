import { failOnConsoleErrors } from '../test/support/consoleErrors';

failOnConsoleErrors();
