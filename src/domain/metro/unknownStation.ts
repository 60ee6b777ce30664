/** Name of a station that has none (§8). */
export const unknownStation = 'Неизвестная станция';
