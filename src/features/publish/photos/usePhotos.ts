import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { deletePhoto } from '../../../api/listingWrites';
import { formLimits } from '../../../domain/listing/form/formLimits';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { messageText } from '../../../text/format/messageText';
import { usePublishText } from '../../../text/publish/usePublishText';
import type { FormValues } from '../form/formValues';
import { keyOf, type PhotoEntry, type StoredPhoto } from '../form/photoEntry';
import { usePublishContext } from '../form/publishContext';
import { readPhoto } from './readPhoto';

const most = formLimits.photos.max;

/** What can be done with the photos of the form. */
export interface Photos {
  /** Files that are being read and compressed. */
  readonly waiting: number;
  add(files: Iterable<File>): void;
  move(key: string, to: number): void;
  remove(entry: PhotoEntry): void;
  restore(entry: StoredPhoto): void;
}

export function usePhotos(): Photos {
  const { p } = usePublishText();
  const { transport } = useRuntime();
  const { preparing, showToast } = usePublishContext();
  const form = useForm<FormValues>();
  const [waiting, setWaiting] = useState(0);
  const queued = useRef(0);

  const now = () => form.getState().values;
  const setPhotos = (photos: readonly PhotoEntry[]) => form.change('photos', photos);
  const setRemoved = (removed: readonly StoredPhoto[]) => form.change('removed', removed);

  const addOne = async (file: File) => {
    const known = new Set(now().photos.map(keyOf));
    const read = await readPhoto(file, known);
    queued.current -= 1;
    setWaiting(queued.current);
    if (typeof read === 'string') showToast('error', p.photo[read]);
    else setPhotos([...now().photos, read]);
  };
  const add = (files: Iterable<File>) => {
    for (const file of files) {
      if (now().photos.length + queued.current >= most) {
        showToast('error', messageText(p.problems, { key: 'publish.photosMany' }));
        return;
      }
      queued.current += 1;
      setWaiting(queued.current);
      // One after the other: decoded pictures are large.
      preparing.current = preparing.current.then(() => addOne(file));
    }
  };
  const move = (key: string, to: number) => {
    const { photos } = now();
    const entry = photos.find((one) => keyOf(one) === key);
    if (!entry) return;
    const others = photos.filter((one) => one !== entry);
    setPhotos([...others.slice(0, to), entry, ...others.slice(to)]);
  };
  const restore = (entry: StoredPhoto) => {
    if (now().photos.length >= most) return showToast('error', messageText(p.problems, { key: 'publish.photosMany' }));
    setPhotos([...now().photos, entry]);
  };
  const remove = (entry: PhotoEntry) => {
    const { photos, removed } = now();
    const place = photos.indexOf(entry);
    setPhotos(photos.filter((one) => one !== entry));
    if (entry.kind === 'new' || removed.includes(entry)) return;
    setRemoved([...removed, entry]);
    deletePhoto(transport, entry.photo.id).catch(() => {
      showToast('error', p.photosField.removeFailed);
      form.batch(() => {
        setRemoved(now().removed.filter((one) => one !== entry));
        if (!now().photos.includes(entry)) setPhotos([...now().photos.slice(0, place), entry, ...now().photos.slice(place)]);
      });
    });
  };
  return { waiting, add, move, remove, restore };
}
