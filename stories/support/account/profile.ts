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
  return async (input, init) => {
    const response = await api(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://fake.test');
    if (!pathname.endsWith('/users/sessions/') || !response.ok || response.status === 204) return response;
    const [first] = (await response.json()) as readonly object[];
    return Response.json(
      agents.map((user_agent, index) => ({
        ...first,
        id: index + 1,
        user_agent,
        is_current: index === 0,
        last_used_at: `2026-03-0${2 - Math.min(index, 1)}T09:00:00.000Z`,
      })),
    );
  };
}
