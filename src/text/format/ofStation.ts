/** Returns the name of a station in the genitive: 'Фрунзенской'; of one that is no adjective, with the word: 'станции «Сокол»'. */
export const ofStation = (name: string): string => (/^\S+ая$/.test(name) ? name.replace(/ая$/, 'ой') : `станции «${name}»`);
