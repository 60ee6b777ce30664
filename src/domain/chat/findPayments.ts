import { apart } from '../listing/postingRules/findContacts';
import type { TextRange } from '../listing/postingRules/postingHint';

const edge = '(?<![\\p{L}\\p{N}_])';
const end = '(?![\\p{L}\\p{N}])';
const few = '(?:[\\p{L}\\p{N}]{1,20}[ ,]{1,3}){0,4}?';
/** A way that money takes which nobody takes back. */
const way = `(?:на\\s+${few}(?:карт(?:у|очку)|кошел[её]к|сч[её]т)|по\\s+(?:сбп|qr)|через\\s+сбп|по\\s+(?:этой\\s+)?ссылке)`;
const send = '(?:перевед(?:ите|и|ёте|ете)|переводите|переведёшь|скиньте|скинь|кидайте|киньте|кинь|перечислите|отправьте|внесите|оплатите)';
/** Money that is asked for before there is a contract. */
const money =
  '(?:предоплат\\p{L}{0,2}|задат(?:ок|к\\p{L}{1,2})|аванс\\p{L}{0,2}|брон(?:ь|и|ирован\\p{L}{1,3})|депозит\\p{L}{0,2}|залог\\p{L}{0,2})';
const before =
  '(?:до|перед)\\s+(?:просмотр(?:а|ом)|показ(?:а|ом)|встреч(?:и|ей)|заезд(?:а|ом)|заселени(?:я|ем)|подписани(?:я|ем)|договор(?:а|ом))';

const patterns = [
  // 'переведите 5000 на карту'
  new RegExp(`${edge}${send}\\s+${few}${way}${end}`, 'giu'),
  // 'внесите предоплату', 'скиньте задаток'
  new RegExp(`${edge}${send}\\s+${few}${money}${end}`, 'giu'),
  // 'нужна предоплата', 'задаток обязателен'
  new RegExp(
    `${edge}(?:нужн[аоы]?|нужен|требуется|необходим[аоы]?|только|работаем|сдаю|сдаём|беру|бер[её]м|жду)\\s+(?:по\\s+)?${few}(?:предоплат\\p{L}{0,2}|задат(?:ок|к\\p{L}{1,2})|аванс\\p{L}{0,2})${end}`,
    'giu',
  ),
  // 'задаток до просмотра', 'аванс переводом перед показом'
  new RegExp(`${edge}${money}\\s+${few}${before}`, 'giu'),
  // 'оплата до просмотра', 'деньги вперёд', 'за бронь на карту'
  new RegExp(`${edge}(?:оплат\\p{L}{1,2}|деньги|перевод\\p{L}{0,2})\\s+(?:${before}|впер[её]д${end}|заранее${end})`, 'giu'),
  new RegExp(`${edge}${money}\\s+${few}${way}${end}`, 'giu'),
  // 'номер карты 2202 …'
  new RegExp(`${edge}(?:мой\\s+)?номер\\s+карты\\s{0,3}[:—–-]?\\s{0,3}\\d{4}`, 'giu'),
];
/** 'без предоплаты', 'предоплата не нужна', 'не переводите …': the opposite is said. */
const refusedBefore = /(?:^|[^\p{L}])(?:без|не|никак\p{L}{2}|против)\s+(?:[\p{L}]{1,15}\s+){0,2}$/iu;
const refusedWithin = /(?<![\p{L}])(?:без|не)(?![\p{L}])/iu;
const refusedAfter = /^\s*(?:мне\s+|нам\s+|вам\s+)?(?:не|нет)(?![\p{L}])/iu;

/** Finds where a text asks for money in advance. Questions about a deposit, and payments after a viewing, are none. */
export function findPayments(text: string): TextRange[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: it, index }) => ({ start: index, end: index + it.length })),
  );
  return apart(found).filter(
    ({ start, end: last }) =>
      !refusedWithin.test(text.slice(start, last)) &&
      !refusedBefore.test(text.slice(Math.max(0, start - 40), start)) &&
      !refusedAfter.test(text.slice(last)) &&
      // A question about it is not a request.
      !/^[^.!\n]{0,40}\?/u.test(text.slice(last)),
  );
}
