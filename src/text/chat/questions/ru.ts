import type { FirstQuestion } from '../../../domain/chat/firstQuestions';

const questions: Readonly<Record<FirstQuestion, string>> = {
  available: 'Объявление ещё актуально?',
  viewing: 'Когда можно посмотреть?',
  animals: 'Можно ли с животными?',
  kids: 'Можно ли с детьми?',
  bills: 'Кто платит за коммунальные услуги?',
  furniture: 'Есть ли мебель?',
  seller: 'Кто собственник?',
  encumbrances: 'Есть ли обременения?',
  saleType: 'Это свободная продажа?',
};

/** Texts of the questions that a conversation may begin with. */
export const ru = {
  /** Names their group. */
  heading: 'Вопросы для начала',
  questions,
  /** What goes into the field. */
  begin: (question: string): string => `Здравствуйте! ${question}`,
};

export type ChatQuestionMessages = typeof ru;
