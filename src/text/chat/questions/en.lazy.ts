import type { ChatQuestionMessages } from './ru';

export const en: ChatQuestionMessages = {
  heading: 'Questions to begin with',
  questions: {
    available: 'Is it still available?',
    viewing: 'When could I come for a viewing?',
    animals: 'Are pets allowed?',
    kids: 'Are children welcome?',
    bills: 'Who pays the utility bills?',
    furniture: 'Is there any furniture?',
    seller: 'Who is the owner?',
    encumbrances: 'Are there any encumbrances?',
    saleType: 'Is the sale free of a chain?',
  },
  begin: (question) => `Hello! ${question}`,
};
