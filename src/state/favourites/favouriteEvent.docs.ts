/** Of every element that has hearts. */
export const favouriteEventDoc =
  'Посетитель добавил объявление в избранное (isFavourite: true) или убрал (false); на React — проп KvartalProvider';
