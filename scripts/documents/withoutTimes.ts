/** Central directory and its entries (APPNOTE.TXT of PKWARE, 4.3). */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** 1 January 1980, midnight, as DOS writes it. */
const earliest = 0x00210000;

/** The same archive with no trace of when it was made, so that equal content gives equal bytes. @throws where it is no archive */
export function withoutTimes(archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw new Error('no zip archive');
  let entry = view.getUint32(end + 16, true);
  while (view.getUint32(entry, true) === entryMark) {
    view.setUint32(entry + 12, earliest, true);
    view.setUint32(view.getUint32(entry + 42, true) + 10, earliest, true);
    entry += 46 + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return bytes;
}
