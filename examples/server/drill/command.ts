/** `npm run drill`: backs up, restores elsewhere and compares. Takes the settings of the server. */
import { SettingError } from '../config/settingError';
import { readSettings } from '../config/settings';
import { PostgresProblem } from '../postgres/postgresProblem';
import { drill } from './drill';

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);

try {
  const { source, differences } = await drill(readSettings(process.env), (text) => console.log(`${seconds()} s\t${text}`));
  for (const [name, { count }] of Object.entries(source)) console.log(`${name}\t${count}`);
  for (const difference of differences) console.error(difference);
  console.log(differences.length === 0 ? `The copy is whole, after ${seconds()} s` : `The copy is not whole, after ${seconds()} s`);
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof SettingError || error instanceof PostgresProblem ? error.message : error);
  process.exitCode = 1;
}
