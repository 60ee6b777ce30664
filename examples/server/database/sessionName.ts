/** What sessions of this process call themselves where it must know them from those of another server on the same machine. */
export const sessionName = `kvartal ${process.pid}`;
