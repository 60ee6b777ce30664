import { floorEn } from '../format/floorWords';
import type { HomeMessages } from './ru';

export const en: HomeMessages = {
  catalogue: {
    title: { sale: 'New flats for sale', rent: 'New flats to rent' },
    all: 'See all',
    loading: 'Loading listings',
    empty: 'No new listings yet',
    emptyText: 'See all listings, or come back later.',
    floor: floorEn,
  },
  faq: {
    title: 'Questions and answers',
    loading: 'Loading questions',
    sections: 'Sections of questions',
    empty: 'No questions yet',
    emptySection: 'There are no questions in this section yet.',
    noAnswer: 'No answer yet.',
    contacts: ['No answer found? Our ', 'contacts', ' are at the bottom of the page.'],
  },
  failure: {
    failed: 'Something went wrong',
    network: 'No internet connection',
    failedText: 'A part of the page did not load. Please try again.',
    networkText: 'Check the connection and try again.',
    refresh: 'Refresh',
    close: 'Close',
    closeDialog: 'Close the dialog',
  },
};
