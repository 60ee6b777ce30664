import { aUser, aWorld, createFakeApi, type Fetch, when } from '../../../src/testing';

/** A small picture in the colours of the kit, as a file that somebody chooses. */
export async function aPortrait(name = 'me.jpg', type = 'image/jpeg'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#cfe3e4';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#0d5c63';
    context.beginPath();
    context.arc(320, 190, 90, 0, 7);
    context.arc(320, 470, 180, 0, 7);
    context.fill();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File(blob ? [blob] : [], name, { type });
}

/** The same as an address. */
export const portraitUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="80 0 480 480"><path fill="#cfe3e4" d="M80 0h480v480H80z"/><g fill="#0d5c63"><circle cx="320" cy="190" r="90"/><circle cx="320" cy="470" r="180"/></g></svg>',
)}`;

/** Chooses a file as the dialog of the browser does. */
export function chooseFile(root: ParentNode, file: File): void {
  const field = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for files');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns a server that reads well, and fails to write to these paths. */
export function failing(path: RegExp, scenario: Fetch, api = onDevices()): Fetch {
  const broken = when(path, scenario, api);
  return (input, init) => ((init?.method ?? 'GET') === 'GET' ? api : broken)(input, init);
}

/** A server that Maria has signed in to on several devices. */
export function onDevices(user: Partial<ReturnType<typeof aUser>> = {}): Fetch {
  const agents = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    '',
  ];
  const api = createFakeApi({ ...aWorld([]), users: [aUser(user)] });
  let ids = agents.map((_, index) => index + 1);
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://fake.test');
    const method = init?.method ?? 'GET';
    const ended = method === 'DELETE' && Number(/\/users\/sessions\/(\d+)\/$/.exec(pathname)?.[1]);
    if (ended) {
      ids = ids.filter((id) => id !== ended);
      return new Response(null, { status: 204 });
    }
    const response = await api(input, init);
    if (!response.ok) return response;
    const isList = pathname.endsWith('/users/sessions/');
    if ((method === 'DELETE' && isList) || (method !== 'GET' && pathname.endsWith('/users/password/'))) ids = [1];
    if (method !== 'GET' || !isList) return response;
    const [first] = (await response.json()) as readonly object[];
    return Response.json(
      ids.map((id) => ({
        ...first,
        id,
        user_agent: agents[id - 1],
        is_current: id === 1,
        last_used_at: `2026-03-0${id === 1 ? 2 : 1}T09:00:00.000Z`,
      })),
    );
  };
}
