import type { AvatarProblem } from '../../domain/account/avatarLimits';
import type { LetterTopic } from '../../domain/account/letterTopics';
import type { ProfileProblem } from '../../domain/forms/schemas/profile.schema';

/** Texts of the settings. Those quoted in the requirements must not change. */
export const ru = {
  heading: 'Настройки профиля',
  loading: 'Загрузка настроек',
  signInTitle: 'Войдите, чтобы увидеть настройки профиля',
  signIn: 'Войти',
  close: 'Закрыть',
  cancel: 'Отменить',
  /** Shown after a failure without an answer. */
  network: 'Проверьте соединение с интернетом и повторите.',
  tooMany: 'Слишком много попыток. Подождите несколько минут и попробуйте снова.',

  avatar: {
    upload: 'Загрузить фото',
    replace: 'Заменить фото',
    remove: 'Удалить фото',
    hint: 'JPEG, JPG или PNG, до 5\u00a0МБ',
    /** §8 */
    updated: 'Аватар успешно обновлен',
    failed: 'Не удалось загрузить аватар. Попробуйте позже.',
    removed: 'Фото удалено',
    removeFailed: 'Не удалось удалить фото. Попробуйте позже.',
    /** §5 */
    problems: {
      format: 'Не удалось загрузить фото. Используемые форматы изображений: JPEG, JPG, PNG',
      size: 'Размер файла не должен превышать 5 МБ.',
      pixels: 'Изображение слишком большое. Уменьшите его до 50\u00a0мегапикселей.',
      broken: 'Выбранный файл не является изображением',
    } satisfies Record<AvatarProblem, string> as Record<AvatarProblem, string>,
  },

  crop: {
    title: 'Фото профиля',
    hint: 'Так вас увидят в чате и в объявлении. Двигайте фото мышью, пальцем или стрелками.',
    place: 'Положение фото',
    zoom: 'Масштаб',
    save: 'Сохранить',
    another: 'Выбрать другое',
  },

  fields: { firstName: 'Имя', lastName: 'Фамилия', phone: 'Телефон', email: 'Email', password: 'Пароль' },
  names: {
    edit: (label: string): string => `Изменить: ${label}`,
    undo: (label: string): string => `Не менять: ${label}`,
    save: 'Сохранить',
    phoneHint: 'Указан при регистрации',
    /** §8 */
    saved: 'Данные успешно обновлены',
    failed: 'Не удалось сохранить данные',
    /** §5 */
    unchanged: 'Изменения не были внесены',
    empty: 'Пожалуйста, заполните хотя бы одно из полей.',
  },

  email: {
    confirmed: 'Подтверждён',
    unconfirmed: 'Не подтверждён',
    waiting: (email: string): string => `Ждёт подтверждения: ${email}`,
    send: 'Отправить письмо',
    sent: 'Письмо отправлено',
    keep: 'Оставить прежний',
    kept: 'Email остался прежним',
    title: 'Новый email',
    text: 'Отправим ссылку на новый адрес. Пока вы её не откроете, вход останется по старому.',
    label: 'Новый email',
    submit: 'Отправить ссылку',
  },

  password: {
    title: 'Новый пароль',
    present: 'Текущий пароль',
    label: 'Новый пароль',
    confirm: 'Повторите пароль',
    note: 'На других устройствах нужно будет войти заново.',
    submit: 'Изменить пароль',
    changed: 'Пароль изменён',
  },

  sessions: {
    title: 'Где вы вошли',
    current: 'Это устройство',
    now: 'сейчас',
    unknown: 'Неизвестное устройство',
    end: 'Выйти',
    endName: (device: string): string => `Выйти: ${device}`,
    endOthers: 'Выйти на других устройствах',
    ended: 'Вход завершён',
    othersEnded: 'Вы вышли на других устройствах',
    failed: 'Не удалось выйти. Попробуйте ещё раз.',
  },

  letters: {
    title: (email: string): string => `Письма на ${email}`,
    topics: { decisions: 'Решения модератора', messages: 'Непрочитанные сообщения' } satisfies Record<LetterTopic, string> as Record<
      LetterTopic,
      string
    >,
    always: 'Письма о входе и смене пароля приходят всегда.',
  },

  data: {
    title: 'Мои данные',
    text: 'Профиль, объявления, ваши сообщения, чёрный список, уведомления, жалобы и входы одним файлом.',
    download: 'Скачать',
    failed: 'Не удалось скачать данные. Попробуйте ещё раз.',
  },

  deletion: {
    title: 'Удаление аккаунта',
    text: 'Ваши объявления будут удалены. Сообщения останутся у собеседников без вашего имени.',
    open: 'Удалить аккаунт',
    /** §2 */
    sure: 'Вы уверены, что хотите удалить аккаунт? Это действие необратимо.',
    first: 'Сначала скачать мои данные',
    submit: 'Удалить',
    /** §8 */
    failed: 'Не удалось удалить профиль. Попробуйте позже.',
  },

  /** What is wrong with a field (§5), by the message keys of `domain/forms`. The server answers with the same words. */
  problems: {
    profile: {
      firstNameMissing: 'Поле "Имя" обязательно для заполнения',
      nameMalformed: 'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, не более {max} символов',
      firstNameShort: 'Имя должно содержать минимум {min} символа',
      /** Sic (§5). */
      lastNameShort: 'Фамилия должно содержать минимум {min} символа',
    } satisfies Record<ProfileProblem, string> as Record<ProfileProblem, string>,
  },
};

export type ProfileSettingsMessages = typeof ru;
