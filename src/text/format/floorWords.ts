import { NBSP } from './format';

/** Follows the area in a title: '7/12 этаж'. */
export const floorRu = (floor: number, floors: number | null): string => `${of(floor, floors)}${NBSP}этаж`;

export const floorEn = (floor: number, floors: number | null): string => `floor ${of(floor, floors)}`;

const of = (floor: number, floors: number | null) => `${floor}${floors === null ? '' : `/${floors}`}`;
