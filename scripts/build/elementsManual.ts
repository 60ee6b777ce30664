import type { DocumentedElement } from '../../src/base/elementDocs';
import { slotName } from '../../src/base/slotName';
import { kebab } from '../../src/elements/kebab';
import { propsOf, typeText } from './manifestOf';
import { partExample, propertyExample } from './styleExamples';

/** The Russian reference of all tags, in Markdown. */
export function elementsManual(definitions: readonly DocumentedElement[]): string {
  return `${[head, ...definitions.map(chapter)].join('\n\n')}\n`;
}

const head = `# Элементы

<!-- Создан из определений командой «npm run build», не правится вручную. -->

Атрибуты пишутся через дефис, свойства и пропсы React — в camelCase. Пустой или снятый атрибут означает значение по умолчанию; у флага
пустой атрибут означает «да». Значения не отражаются обратно в атрибуты. Слова в столбце «Значение» можно писать и в атрибуте, и в свойстве.

События всплывают и выходят из теневого дерева. У отменяемого события \`preventDefault()\` отменяет действие элемента; в React для этого
обработчик возвращает \`false\`.

Неверное значение атрибута не ломает элемент: он берёт значение по умолчанию и один раз сообщает событием \`kvartal-error\`. Событие
приходит сразу после текущего сценария, поэтому его услышит обработчик, добавленный следом за разметкой. Чтобы услышать ошибки элементов,
стоящих в разметке до сценария, повесьте обработчик на \`document\`: \`document.addEventListener('kvartal-error', …)\`.`;

function chapter(spec: DocumentedElement): string {
  return [
    `## \`<${spec.tag}>\`\n\n${spec.doc}`,
    section('Атрибуты и свойства', ['Атрибут', 'Свойство', 'Значение', 'По умолчанию', 'Описание'], attributeRows(spec)),
    section('Свойства и методы для сценариев', ['Имя', 'Что даёт'], controlRows(spec)),
    section('События', ['DOM', 'React', 'Отменяемое', 'Описание'], eventRows(spec)),
    section('Слоты', ['Имя', 'Описание'], slotRows(spec)),
    section('Шаблоны', ['slot', 'Что заменяет'], namedRows(spec.templates)),
    section('Части для ::part()', ['Имя', 'Описание', 'Пример'], styledRows(spec, spec.parts, partExample)),
    section('Свойства CSS', ['Имя', 'Описание', 'Пример'], styledRows(spec, spec.cssProperties, propertyExample)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function attributeRows(spec: DocumentedElement): string[][] {
  return propsOf(spec).map(([name, prop]) => [
    prop.attribute === false ? 'нет' : code(kebab(name)),
    code(name),
    prop.kind === 'data' ? 'объект; в атрибуте JSON' : code(typeText(prop)),
    prop.initial === undefined ? '' : code(String(prop.initial)),
    prop.doc,
  ]);
}

function eventRows(spec: DocumentedElement): string[][] {
  return Object.entries(spec.events).map(([name, { doc, cancelable }]) => [
    code(`kvartal-${kebab(name)}`),
    code(`on${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    cancelable ? 'да' : 'нет',
    doc,
  ]);
}

function controlRows({ control: { properties, methods } }: DocumentedElement): string[][] {
  return [...namedRows(properties), ...Object.entries(methods).map(([name, doc]) => [code(`${name}()`), doc])];
}

function namedRows(table: Readonly<Record<string, string>>): string[][] {
  return Object.entries(table).map(([name, doc]) => [code(name), doc]);
}

function slotRows({ slots }: DocumentedElement): string[][] {
  return Object.entries(slots).map(([name, doc]) => [slotName(name) === '' ? 'без имени' : code(name), doc]);
}

/** Rows for names that a page's style sheet can use, each with an example rule. */
function styledRows(
  { tag }: DocumentedElement,
  table: Readonly<Record<string, string>>,
  example: (tag: string, name: string) => string,
): string[][] {
  return Object.entries(table).map(([name, doc]) => [code(name), doc, code(example(tag, name))]);
}

function section(title: string, columns: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`);
  return `### ${title}\n\n${lines.join('\n')}`;
}

const code = (text: string) => (text === '' ? '' : `\`${text}\``);
const escapeCell = (text: string) => text.replaceAll('|', '\\|');
