import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A letter as received. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** `busy` rejects every letter temporarily, `refusing` every recipient permanently; `silent` never greets. */
type Mood = 'accepting' | 'busy' | 'refusing' | 'silent';

export interface SmtpServer {
  readonly url: string;
  readonly received: readonly ReceivedLetter[];
  mood: Mood;
  /** Runs between the end of a letter and its acceptance. */
  beforeAccepting: () => Promise<void>;
  connections(): number;
  stop(): Promise<void>;
}

/** The part of RFC 5321 that a client needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedLetter[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const state: Pick<SmtpServer, 'mood' | 'beforeAccepting'> = { mood: 'accepting', beforeAccepting: async () => undefined };

  async function talk(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [from, to, data]: [string, string[], string[] | null] = ['', [], null];
    if (state.mood !== 'silent') say('220 test ESMTP');
    for await (const line of createInterface(socket)) {
      if (data !== null) {
        if (line !== '.') {
          data.push(line.startsWith('.') ? line.slice(1) : line);
          continue;
        }
        const letter = { from, to, source: data.join('\r\n') };
        [to, data] = [[], null];
        await state.beforeAccepting();
        received.push(letter);
        say('250 taken');
        continue;
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO' || command === 'HELO') say('250 test');
      else if (command === 'MAIL') {
        from = address;
        say('250 ok');
      } else if (command === 'RCPT') {
        if (state.mood === 'refusing') say(`550 <${address}> nobody lives here`);
        else {
          to.push(address);
          say('250 ok');
        }
      } else if (command === 'DATA') {
        if (state.mood === 'busy') say(`451 <${to.join()}> come again`);
        else {
          data = [];
          say('354 go on');
        }
      } else if (command === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  }

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}
