import type { SessionEnd } from '../../domain/account/sessionEnd';
import type { SignInReason } from '../../domain/account/signInReason';
import type { SignInProblem } from '../../domain/forms/schemas/login.schema';
import type { PhoneCodeProblem } from '../../domain/forms/schemas/phoneCode.schema';
import type { RegistrationProblem } from '../../domain/forms/schemas/registration.schema';
import type { FactorProblem } from '../../domain/forms/schemas/secondFactor.schema';

/** The rule of passwords is one (D30), so its wording is. */
const password = {
  passwordMissing: 'Введите пароль',
  passwordTooShort: 'Пароль слишком короткий, минимум {min} символов',
  passwordTooLong: 'Пароль слишком длинный, максимум {max} символов',
  passwordWeak: 'Пароль должен содержать не менее {min} символов, заглавные и строчные латинские буквы, цифры',
};

/** Texts of sign-in and registration, which come with their code. Those quoted in the requirements must not change. */
export const ru = {
  close: 'Закрыть',
  signIn: 'Войти',
  register: 'Зарегистрироваться',

  /** The prompt (§2, §6): what a visitor wanted to do, and cannot without signing in. */
  required: {
    title: 'Требуется авторизация',
    /** Said under the title. */
    reason: {
      call: 'Пожалуйста, авторизуйтесь, чтобы позвонить.',
      write: 'Пожалуйста, авторизуйтесь, чтобы написать.',
      complain: 'Для отправки жалобы необходимо авторизоваться.',
    } satisfies Partial<Record<SignInReason, string>>,
    /** Stand in place of the title, with nothing under them. */
    titles: {
      publish: 'Войдите, чтобы разместить объявление',
      edit: 'Войдите, чтобы редактировать объявление',
    } satisfies Partial<Record<SignInReason, string>>,
  },
  /** While a token is kept, and whose it is not known. */
  checking: 'Загрузка профиля…',

  /** Stands under the title of the gate, when what it hides was in use. */
  contentKept: 'Сеанс закончился. Войдите снова: всё, что вы ввели, осталось.',
  /** The stored token has expired. */
  sessionEnded: 'Срок входа истёк. Войдите в аккаунт снова.',
  /** What has ended it elsewhere. */
  ended: {
    password_changed: 'Вы вышли: пароль изменён. Войдите с новым паролем.',
    account_closed: 'Вы вышли: аккаунт удалён.',
    ended_elsewhere: 'Вы вышли: вход на этом устройстве завершён. Войдите снова.',
  } satisfies Partial<Record<SessionEnd, string>>,

  fields: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    optional: 'необязательно',
    phone: 'Телефон',
    email: 'Email',
    password: 'Пароль',
    confirmPassword: 'Повторите пароль',
    passwordHint: 'Не менее 6\u00a0символов: заглавные и строчные латинские буквы, цифры',
    showPassword: 'Показать пароль',
  },

  /** The session has ended while something was being sent. */
  resume: {
    title: 'Войдите, чтобы продолжить',
    text: 'Вы давно не заходили. Форма и фотографии на месте: после входа отправим то, что вы заполнили.',
    submit: 'Войти и отправить',
    cancel: 'Отменить',
  },

  login: {
    title: 'Вход',
    noAccount: 'Нет аккаунта?',
    /** §8 */
    rejected: 'Неправильный email или пароль.',
    profileFailed: 'Ошибка получения пользователя',
  },

  registration: {
    title: 'Регистрация',
    haveAccount: 'Есть аккаунт?',
    /** 'Принимаю <соглашение> и <политику>' */
    agree: { before: 'Принимаю', agreement: 'пользовательское соглашение', and: 'и', privacy: 'политику конфиденциальности' },
    /** 'Даю согласие … по <политике>' (D40) */
    dataAgree: { before: 'Даю согласие на обработку персональных данных по', privacy: 'политике конфиденциальности' },
    back: 'Вернуться к регистрации',
    /** §8 */
    failed: 'Ошибка регистрации',
    done: 'Вы успешно зарегистрировались!',
    ok: 'OK',
    /** Comes before the reason why the automatic sign-in failed. */
    notSignedIn: (reason: string): string => `Аккаунт создан, но войти автоматически не удалось. ${reason}`,
  },

  /** Pages and answers of links in letters. */
  links: {
    dead: 'Ссылка больше не действует. Запросите новую.',
    wrongPassword: 'Неправильный пароль.',
  },

  /** The step after the password, for accounts with a second factor. */
  secondFactor: {
    title: 'Код для входа',
    text: 'Откройте приложение с кодами и введите код для «Квартала».',
    code: 'Код из приложения',
    recoveryText: 'Введите один из кодов, которые вы сохранили. Каждый срабатывает один раз.',
    recoveryCode: 'Резервный код',
    useRecovery: 'Нет доступа к приложению? Резервный код',
    useApp: 'Код из приложения',
    wrongCode: 'Код не подошёл. Если он из приложения, дождитесь следующего.',
    alreadyOn: 'Вход с кодом уже включён.',
  },

  forgot: {
    link: 'Забыли пароль?',
    title: 'Забыли пароль?',
    text: 'Пришлём ссылку, по которой можно задать новый.',
    send: 'Отправить ссылку',
    back: 'Вернуться ко входу',
    sentTitle: 'Проверьте почту',
    /** The same whether there is such an account. */
    sent: (email: string): string =>
      `Если на адрес ${email} заведён аккаунт, письмо придёт в течение минуты. Ссылка действует 1\u00a0час и срабатывает один раз.`,
    spam: 'Нет письма? Загляните в «Спам».',
    another: 'Другой email',
  },

  newPassword: {
    title: 'Новый пароль',
    save: 'Сохранить и войти',
    anotherLink: 'Запросить новую ссылку',
    changed: 'Пароль изменён',
    signedIn: 'Вы вошли. На других устройствах нужно войти заново.',
  },

  failures: {
    /** §8 */
    network: 'Не удалось получить ответ от сервера. Проверьте соединение с интернетом.',
    tooMany: 'Слишком много попыток. Подождите несколько минут и попробуйте снова.',
    other: 'Произошла неизвестная ошибка',
    retry: 'Обновить',
  },

  /** What is wrong with a field (§5), by the message keys of `domain/forms`. The server answers with the same words. */
  problems: {
    signIn: {
      ...password,
      emailMissing: 'Введите email',
      emailMalformed: 'Некорректный email',
      /** The rule is 7, the message says 5 (§5). */
      emailTooShort: 'Email слишком короткий, минимум 5 символов',
      emailTooLong: 'Email слишком длинный, максимум {max} символа',
    } satisfies Record<SignInProblem, string> as Record<SignInProblem, string>,
    registration: {
      ...password,
      nameMissing: 'Это поле обязательно для заполнения',
      nameMalformed: 'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от {min} до {max} символов',
      phoneMalformed: 'Телефон введен некорректно. Например: +7 (900) 123-45-67 или 8 (900) 123-45-67',
      emailMissing: 'Email не может быть пустым',
      emailMalformed: 'Введите корректный email, например name@example.ru',
      emailNotLatin: 'Введите корректный email латинскими буквами, например name@example.ru',
      emailTooShort: 'Введите корректный email, например name@example.ru',
      emailTooLong: 'Email слишком длинный, максимум {max} символов',
      confirmationMissing: 'Повторите пароль',
      passwordsDiffer: 'Пароли не совпадают',
      termsNotAgreed: 'Вы должны согласиться с условиями',
    } satisfies Record<RegistrationProblem, string> as Record<RegistrationProblem, string>,
    secondFactor: {
      codeMissing: 'Введите код',
      codeMalformed: 'В коде из приложения 6 цифр, в резервном 12 букв и цифр',
      passwordMissing: password.passwordMissing,
    } satisfies Record<FactorProblem, string> as Record<FactorProblem, string>,
    phoneCode: {
      codeMissing: 'Введите код',
      codeMalformed: 'В коде 6 цифр',
    } satisfies Record<PhoneCodeProblem, string> as Record<PhoneCodeProblem, string>,
  },
};

export type AuthMessages = typeof ru;
