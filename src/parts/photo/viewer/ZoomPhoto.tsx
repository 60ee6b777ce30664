import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../base/hooks/useLatest';
import { type PhotoImage, type PhotoLabels, Picture } from '../../../ui/photo/Photo';
import { createZoom, type Zoom, type ZoomLevel } from './createZoom';
import { Blank, Figure, Fit } from './PhotoViewer.styles';

export interface ZoomPhotoProps {
  readonly image: PhotoImage;
  readonly labels: PhotoLabels;
  readonly fallback: string;
  /** The current photo, which can be zoomed. */
  readonly isFront: boolean;
  /** Zoom of the current photo. */
  readonly zoom: RefObject<Zoom | null>;
  onLevel(level: ZoomLevel): void;
}

/** Shows a photo as large as possible; its proportions are known once it has loaded. */
export function ZoomPhoto({ image, labels, fallback, isFront, zoom, onLevel }: ZoomPhotoProps) {
  const fit = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  const reported = useLatest(onLevel);

  useLayoutEffect(() => {
    const element = fit.current;
    if (!element) return;
    // These events do not bubble, so they are captured.
    const come = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) setRatio(target.naturalWidth / target.naturalHeight || 3 / 2);
    };
    const listening = new AbortController();
    for (const type of ['load', 'error']) element.addEventListener(type, come, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    if (!isFront || !fit.current) return;
    const made = createZoom(fit.current, (level) => reported.current(level));
    zoom.current = made;
    return () => {
      if (zoom.current === made) zoom.current = null;
      made.end();
    };
  }, [isFront, zoom, reported]);

  return (
    <Fit ref={fit}>
      {ratio === null && <Blank style={{ background: image.color ?? undefined }} />}
      <Figure data-state={ratio === null ? 'waiting' : 'shown'} style={shaped(ratio ?? 3 / 2)}>
        <Picture image={image} sizes="100vw" labels={labels} priority={isFront} fallback={fallback} />
      </Figure>
    </Fit>
  );
}

const shaped = (ratio: number): CSSProperties & { '--ratio': number } => ({ '--ratio': ratio });
