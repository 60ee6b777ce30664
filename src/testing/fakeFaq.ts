import { encodeFaqQuestion, faqTypes } from '../api/wire/faq';
import type { FaqQuestion, FaqSection } from '../domain/content/faq';
import { json, notFound, type Route, refused } from './fakeRoute';

/** An FAQ section with its questions. */
export interface FakeFaqSection extends FaqSection {
  readonly questions: readonly FaqQuestion[];
}

type Written = readonly [question: string, answerHtml: string];

const sections: readonly (readonly [title: string, questions: readonly Written[]])[] = [
  [
    'Покупка',
    [
      [
        'Как проверить собственника перед сделкой?',
        '<p>Закажите выписку из ЕГРН и сверьте имя владельца с паспортом. Объявления со статусом «Собственник» мы проверяем по открытым реестрам, но договор и документы всегда смотрите сами.</p>',
      ],
      [
        'Какие документы нужны для покупки?',
        '<p>До сделки попросите у продавца:</p><ul><li>паспорт;</li><li><b>выписку из ЕГРН</b> не старше месяца;</li><li>документ, по которому он стал владельцем.</li></ul><p>Подробнее — на <a href="https://rosreestr.gov.ru/">сайте Росреестра</a>.</p>',
      ],
      [
        'Почему в объявлении другой номер телефона?',
        '<p>Мы подменяем номера, чтобы защитить владельцев от рассылок. Звонок приходит <em>на настоящий номер</em>.</p>',
      ],
      ['Берёт ли площадка комиссию?', '<p>Нет. Комиссию может назначить только агент, и она указана в объявлении.</p>'],
    ],
  ],
  [
    'Аренда',
    [
      ['Можно ли снять квартиру без комиссии?', '<p>Да: в фильтрах отметьте «Без комиссии» или ищите объявления собственников.</p>'],
      [
        'Что проверить перед тем, как внести залог?',
        '<ol><li>Имя в выписке из ЕГРН и в паспорте.</li><li>Согласие других владельцев.</li><li>Опись имущества в договоре.</li></ol>',
      ],
      ['Кто платит по счётчикам?', '<p>Это указано в объявлении: «Оплата по счетчикам» значит, что платит жилец.</p>'],
      ['Можно ли жить с животными?', '<p>Отметьте в фильтрах «Можно с животными».</p>'],
    ],
  ],
  [
    'Размещение',
    [
      ['Сколько времени занимает модерация?', '<p>1–2 рабочих дня. О результате напишем на вашу почту.</p>'],
      ['Сколько фотографий можно добавить?', '<p>До пяти, каждая не больше 10 МБ.<br>Подойдут JPEG и PNG.</p>'],
      [
        'Почему объявление отклонили?',
        '<p>Причина указана в личном кабинете. Чаще всего её подскажут <a href="/legal/publishing">правила размещения</a>.</p>',
      ],
      ['Как снять объявление с публикации?', '<p>В личном кабинете выберите «Отправить в архив».</p>'],
    ],
  ],
  [
    'Безопасность',
    [
      ['Как узнать мошенника?', '<p><strong>Не переводите деньги до просмотра.</strong> Предоплата «за бронь» — самый частый обман.</p>'],
      [
        'Как пожаловаться на объявление?',
        '<p>Нажмите на знак предупреждения на странице объявления или напишите на <a href="mailto:help@kvartal.example">почту поддержки</a>.</p>',
      ],
      [
        'Что делать, если пишут с угрозами?',
        '<p>Заблокируйте собеседника и сообщите нам: <a href="tel:+74950000000">+7 495 000-00-00</a>.</p>',
      ],
      ['Видят ли другие мой телефон?', '<p>Только те, кто вошёл, и только если вы разрешили звонки.</p>'],
    ],
  ],
];

/** Returns four sections of four questions, deterministic. Ids: sections 1, 2, 3…; questions 11, 12…, 21… */
export function someFaq(): readonly FakeFaqSection[] {
  return sections.map(([title, questions], place) => ({
    id: place + 1,
    title,
    questions: questions.map(([question, answerHtml], index) => ({ id: (place + 1) * 10 + index + 1, question, answerHtml })),
  }));
}

/** FAQ endpoints (§7). */
export const faqRoutes: readonly Route[] = [
  {
    path: /\/questions\/sections\/?$/,
    GET({ faq }, params) {
      const type = params.get('type') ?? faqTypes[0];
      if (!faqTypes.some((known) => known === type)) return refused(['type']);
      return json({ results: faq.map(({ id, title }) => ({ id, title })) });
    },
  },
  {
    path: /\/questions\/sections\/(\d+)\/?$/,
    GET({ faq }, _params, asked) {
      const section = faq.find(({ id }) => id === asked.id);
      return section ? json({ id: section.id, title: section.title, questions: section.questions.map(encodeFaqQuestion) }) : notFound();
    },
  },
];
