/** A line of a demo chat: who says it, and how many minutes before now. */
export interface Line {
  readonly from: 'owner' | 'buyer';
  readonly minutes: number;
  readonly text: string;
}

export interface DemoChat {
  readonly lines: readonly Line[];
  /** How many of the last lines of the owner the buyer has not read. */
  readonly unread: number;
  /** Status of the listing it is about. */
  readonly status: 1 | 4;
  readonly isBlocked?: true;
}

const hour = 60;
const day = 24 * hour;
const line = (from: Line['from'], minutes: number, text: string): Line => ({ from, minutes, text });

/** Short chats of the demo account, the oldest first. */
export const demoChats: readonly DemoChat[] = [
  {
    status: 4,
    unread: 0,
    lines: [line('buyer', 9 * day, 'Добрый день! Квартира ещё сдаётся?'), line('owner', 9 * day - 40, 'Квартира уже сдана, извините.')],
  },
  {
    status: 1,
    unread: 0,
    isBlocked: true,
    lines: [
      line('buyer', 6 * day, 'Здравствуйте! Можно посмотреть вечером?'),
      line('owner', 6 * day - 5, 'Переведите задаток, тогда покажу.'),
    ],
  },
  {
    status: 1,
    unread: 0,
    lines: [
      line('buyer', 5 * day, 'Здравствуйте! Торг возможен?'),
      line('owner', 5 * day - 90, 'Да, торг возможен при осмотре.'),
      line('buyer', 5 * day - 95, 'Спасибо, до связи!'),
    ],
  },
  {
    status: 1,
    unread: 1,
    lines: [
      line('buyer', day + 3 * hour, 'Подскажите, сколько собственников?'),
      line('owner', day + hour, 'Один, владеет больше пяти лет.'),
      line('buyer', day + 50, 'А документы готовы?'),
      line('owner', day + 20, 'Да, и есть ли обременения, можно проверить по выписке: я пришлю её перед сделкой.'),
    ],
  },
  {
    status: 1,
    unread: 2,
    lines: [
      line('buyer', 2 * day, 'Добрый день! Квартира ещё продаётся?'),
      line('owner', 2 * day - 7, 'Здравствуйте, да. Свободна, ключи у меня.'),
      line('buyer', 2 * day - 8, 'Отлично. А перепланировка узаконена?'),
      line('owner', 2 * day - 11, 'Перепланировки не было, всё по плану БТИ.'),
      line('owner', 2 * day - 11, 'Документы могу показать при встрече.'),
      line('buyer', 4 * hour, 'Можно посмотреть в субботу?'),
      line('owner', 31, 'Да, в субботу с 11 до 13.'),
      line('owner', 30, 'Домофон 47, второй подъезд.'),
    ],
  },
];

/** What the long chat is made of, in turns. */
export const longChat = {
  messages: 10_000,
  phrases: [
    'Здравствуйте! Ещё актуально?',
    'Да, актуально.',
    'А какой этаж?',
    'Седьмой из двенадцати, два лифта.',
    'Сколько идти до метро?',
    'Минут восемь неспешным шагом, через сквер.',
    'Окна куда выходят?',
    'Во двор, там тихо и летом много зелени.',
    'Когда можно посмотреть?',
    'В будни после семи, в выходные в любое время. Предупредите за пару часов.',
    'Хорошо, спасибо!',
  ],
} as const;
