import type { CDPSession } from 'playwright';

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] } };
  readonly nodes: number[];
}

/** What scripts make. The rest is compiled code, of which engines make more as it runs, and records of the browser. */
const made = ['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string', 'number', 'regexp', 'bigint', 'symbol'];

/** Returns the bytes of all that the scripts of a page have made and still hold. */
export async function scriptHeap(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (made.includes(types[0][nodes[at + kind] ?? 0] ?? '')) sum += nodes[at + size] ?? 0;
  }
  return sum;
}
