import type { HomeMessages } from './ru';

export const en: HomeMessages = {
  catalogue: {
    title: { sale: 'New flats for sale', rent: 'New flats to rent' },
    all: 'See all',
    loading: 'Loading listings',
  },
  faq: {
    title: 'Questions and answers',
    loading: 'Loading questions',
  },
};
