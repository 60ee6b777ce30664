import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { deletePhoto } from '../../../api/listing/listingWrites';
import { formLimits } from '../../../domain/listing/form/formLimits';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { messageText } from '../../../text/format/messageText';
import { usePhotosText } from '../../../text/publish/photos/usePhotosText';
import { usePublishText } from '../../../text/publish/usePublishText';
import type { FormValues } from '../form/formValues';
import { keyOf, type PhotoEntry, type StoredPhoto } from '../form/photoEntry';
import { usePublishContext } from '../form/publishContext';
import type { PhotoStep } from './readPhoto';

const most = formLimits.photos.max;

/** A file on its way into the form. */
export interface ComingPhoto {
  readonly id: number;
  readonly file: File;
  readonly step: PhotoStep | 'failed';
}

/** What can be done with the photos of the form. */
export interface Photos {
  /** The last files had a HEIC among them that this browser does not open. */
  readonly hasHeic: boolean;
  /** Files that are being read and compressed, and those that could not be read. */
  readonly coming: readonly ComingPhoto[];
  add(files: Iterable<File>): void;
  /** Reads a file that has failed once more. */
  retry(id: number): void;
  /** Gives up a file that has failed. */
  drop(id: number): void;
  move(key: string, to: number): void;
  remove(entry: PhotoEntry): void;
  restore(entry: StoredPhoto): void;
}

let lastId = 0;

export function usePhotos(): Photos {
  const { text } = usePublishText();
  const { text: words } = usePhotosText();
  const { transport } = useRuntime();
  const { photoWorker, preparing, showToast } = usePublishContext();
  const form = useForm<FormValues>();
  const [coming, setComing] = useState<readonly ComingPhoto[]>([]);
  const [hasHeic, setHeic] = useState(false);
  const queued = useRef<readonly ComingPhoto[]>([]);

  const now = () => form.getState().values;
  const setPhotos = (photos: readonly PhotoEntry[]) => form.change('photos', photos);
  const setRemoved = (removed: readonly StoredPhoto[]) => form.change('removed', removed);
  const queue = (next: readonly ComingPhoto[]) => {
    queued.current = next;
    setComing(next);
  };
  const setStep = (id: number, step: ComingPhoto['step']) => queue(queued.current.map((one) => (one.id === id ? { ...one, step } : one)));
  const drop = (id: number) => queue(queued.current.filter((one) => one.id !== id));

  const read = async ({ id, file }: ComingPhoto) => {
    try {
      // The code comes with the first photo: a form without photos does not need it.
      const { readPhoto } = await import('./readPhoto');
      const known = new Set(now().photos.map(keyOf));
      const photo = await readPhoto(file, known, { inWorker: photoWorker, onStep: (step) => setStep(id, step) });
      drop(id);
      if (photo === 'heic') setHeic(true);
      if (typeof photo === 'string') showToast('error', words.problems[photo === 'heic' ? 'format' : photo]);
      else setPhotos([...now().photos, photo]);
    } catch {
      setStep(id, 'failed');
    }
  };
  // One after the other: decoded pictures are large.
  const enqueue = (photo: ComingPhoto) => {
    preparing.current = preparing.current.then(() => read(photo));
  };
  const add = (files: Iterable<File>) => {
    setHeic(false);
    for (const file of files) {
      if (now().photos.length + queued.current.length >= most) {
        showToast('error', messageText(text.problems, { key: 'publish.photosMany' }));
        return;
      }
      lastId += 1;
      const photo: ComingPhoto = { id: lastId, file, step: 'waiting' };
      queue([...queued.current, photo]);
      enqueue(photo);
    }
  };
  const retry = (id: number) => {
    const photo = queued.current.find((one) => one.id === id);
    if (photo?.step !== 'failed') return;
    setStep(id, 'waiting');
    enqueue(photo);
  };
  const move = (key: string, to: number) => {
    const { photos } = now();
    const entry = photos.find((one) => keyOf(one) === key);
    if (!entry) return;
    const others = photos.filter((one) => one !== entry);
    setPhotos([...others.slice(0, to), entry, ...others.slice(to)]);
  };
  const restore = (entry: StoredPhoto) => {
    if (now().photos.length >= most) return showToast('error', messageText(text.problems, { key: 'publish.photosMany' }));
    setPhotos([...now().photos, entry]);
  };
  const remove = (entry: PhotoEntry) => {
    const { photos, removed } = now();
    const place = photos.indexOf(entry);
    setPhotos(photos.filter((one) => one !== entry));
    if (entry.kind === 'new' || removed.includes(entry)) return;
    setRemoved([...removed, entry]);
    // The last one that the server has goes when the form is saved: until then the listing would be without photos.
    if (!photos.some((one) => one !== entry && one.kind === 'stored' && !removed.includes(one))) return;
    deletePhoto(transport, entry.photo.id).catch(() => {
      showToast('error', words.removeFailed);
      form.batch(() => {
        setRemoved(now().removed.filter((one) => one !== entry));
        if (!now().photos.includes(entry)) setPhotos([...now().photos.slice(0, place), entry, ...now().photos.slice(place)]);
      });
    });
  };
  return { hasHeic, coming, add, retry, drop, move, remove, restore };
}
