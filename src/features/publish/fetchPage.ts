import { fetchMore } from './blocks/fetchMore';

/** Loads the form. */
export const fetchPage = () => import('./PublishPage').then(({ PublishPage }) => PublishPage);

/** Loads the form of a stored listing, which shows all of its sections at once. */
export const fetchEdit = async () => {
  const [Page] = await Promise.all([fetchPage(), fetchMore()]);
  return Page;
};
