/** Texts of the confirmation of a phone in the settings, which come with their code. */
export const ru = {
  title: 'Телефон',
  isConfirmed: 'Подтверждён',
  unconfirmed: (phone: string): string =>
    `Номер ${phone} не подтверждён. Пока вы его не подтвердите, в ваших объявлениях его никто не увидит.`,
  confirm: 'Подтвердить номер',
  network: 'Проверьте соединение с интернетом и повторите.',

  dialog: {
    title: 'Подтвердить номер',
    text: (phone: string): string => `Отправим код на номер ${phone}.`,
    send: 'Получить код',
    sent: (phone: string): string => `Код отправлен на номер ${phone}. Он действует 10\u00a0минут.`,
    code: 'Код',
    submit: 'Подтвердить',
    pause: (seconds: number): string => `Новый код можно запросить через ${seconds}\u00a0с`,
    again: 'Отправить новый код',
    sentAgain: 'Отправили новый код. Прежний больше не действует.',
  },
  done: 'Номер подтверждён',

  /** What the server says of a code. */
  problems: {
    wrong: (left: number): string => `Код не подошёл. Осталось попыток: ${left}.`,
    spent: 'Код не подошёл, попыток больше нет. Запросите новый код.',
    dead: 'Код больше не действует. Запросите новый.',
    alreadyConfirmed: 'Номер уже подтверждён.',
    none: 'В аккаунте нет номера телефона.',
    pause: (seconds: number): string => `Новый код можно запросить через ${seconds}\u00a0с.`,
    unavailable: 'Сейчас отправить код не получается. Повторите через минуту.',
  },
};

export type PhoneMessages = typeof ru;
