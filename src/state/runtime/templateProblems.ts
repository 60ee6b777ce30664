import type { Problem } from './runtimeContext';

/** A problem with a template of the page. The named part is left out of the output; the rest is shown. */
export type TemplateProblem =
  | { readonly kind: 'field' | 'formatter' | 'action'; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: 'name'; readonly known: readonly string[] }
  | { readonly kind: 'formatterOfField'; readonly name: string; readonly field: string }
  | { readonly kind: 'forms'; readonly name: string }
  | { readonly kind: 'placeholder'; readonly name: string }
  | { readonly kind: 'element'; readonly name: string }
  | { readonly kind: 'attribute' | 'address' | 'data'; readonly name: string; readonly element: string }
  | { readonly kind: 'length' | 'nothing' | 'blank' | 'taken' }
  | { readonly kind: 'failed'; readonly name: string };

/** Returns the message for the developer of the page: which template, what was left out, what to do. */
export function badTemplate(template: string, problem: TemplateProblem): Problem {
  return { code: 'bad-template', message: `Шаблон «${template}»: ${sentence(problem)}` };
}

function sentence(problem: TemplateProblem): string {
  switch (problem.kind) {
    case 'name':
      return `шаблона с таким slot нет, он пропущен. Есть: ${problem.known.join(', ')}.`;
    case 'field':
      return `нет поля ${quote(problem.name)}, на его месте пусто. Есть: ${problem.known.join(', ')}.`;
    case 'formatter':
      return `нет формата ${quote(problem.name)}, на его месте пусто. Есть: ${problem.known.join(', ')}.`;
    case 'action':
      return `нет действия data-action=${quote(problem.name)}. ${problem.known.length > 0 ? `Есть: ${problem.known.join(', ')}.` : 'В этом шаблоне действий нет.'}`;
    case 'formatterOfField':
      return `формат ${quote(problem.name)} не подходит полю ${quote(problem.field)}, на его месте пусто.`;
    case 'forms':
      return `в ${quote(problem.name)} нужны формы слова в кавычках: три русских или две английских.`;
    case 'placeholder':
      return `запись ${quote(problem.name)} не понята. Пишется {{поле}} или {{поле | формат}}.`;
    case 'element':
      return `тег <${short(problem.name)}> в шаблоне не разрешён и пропущен.`;
    case 'attribute':
      return `атрибут ${quote(problem.name)} тега <${short(problem.element)}> в шаблоне не разрешён и пропущен.`;
    case 'address':
      return `адрес в атрибуте ${quote(problem.name)} тега <${short(problem.element)}> небезопасен, атрибут пропущен.`;
    case 'data':
      return `в атрибут ${quote(problem.name)} тега <${short(problem.element)}> нельзя подставить это поле, атрибут пропущен.`;
    case 'length':
      return 'он длиннее 64 КБ. Показан встроенный вид.';
    case 'nothing':
      return 'в нём нечего показать. Показан встроенный вид.';
    case 'blank':
      return 'для одного из объявлений он ничего не показывает. Вместо него встроенная карточка.';
    case 'taken':
      return 'страница раз за разом удаляет то, что по нему сделано. Показан встроенный вид.';
    case 'failed':
      return `разметка не построена (${short(problem.name)}). Показан встроенный вид.`;
    default:
      return problem satisfies never;
  }
}

const quote = (text: string) => `«${short(text)}»`;
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
