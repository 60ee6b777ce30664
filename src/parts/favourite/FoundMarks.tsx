import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../base/hooks/useStore';
import { hiddenOf } from '../../state/device/hidden';
import { viewedOf } from '../../state/device/viewed';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useHeartText } from '../../text/listing/heart/useHeartText';
import { Badge } from '../../ui/buttons/Badge';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import type { IconPath } from '../../ui/icons/Icon';
import { flatName } from './flatName';
import { Heart, type HeartProps } from './Heart';
import { isFirstRefusal } from './isFirstRefusal';
import { Corner, HiddenLine, OverPhoto } from './marks.styles';
import { RefusalToast } from './RefusalToast';

/** NOTICE: the path is from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna, https://tabler.io/icons. */
const eyeOff: IconPath =
  'M10.585 10.587a2 2 0 0 0 2.829 2.828M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87M3 3l18 18';

/** On a card of a search: the heart, 'Скрыть' and 'Смотрели'; of a hidden listing only a line with 'Вернуть', which takes the place of the card. */
export function FoundMarks(props: HeartProps) {
  const { listing, place = 'photo', part } = props;
  const { text, common, format } = useHeartText();
  const runtime = useRuntime();
  const hidden = hiddenOf(runtime);
  const viewed = viewedOf(runtime);
  const { id } = listing;
  const isRead = useStore(hidden.state, (state) => state.isRead);
  const isHidden = useStore(hidden.state, ({ kept }) => kept.has(id));
  const isViewed = useStore(viewed.state, ({ kept }) => kept.has(id));
  const [isRefused, setRefused] = useState(false);
  const said = useId();

  /** The button that undoes what the visitor has pressed. */
  const other = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    other.current?.focus({ preventScroll: true });
  }, [isHidden]);

  const flat = flatName(listing, common, format);
  if (isHidden) {
    return (
      <HiddenLine $place={place} part={part && `${part}-hidden`}>
        <span id={said}>{text.hidden}</span>
        <Button
          ref={other}
          type="button"
          variant="ghost"
          aria-label={text.showAgain(flat)}
          aria-describedby={said}
          onClick={() => {
            wasPressed.current = true;
            void hidden.remove(id);
          }}
        >
          {text.show}
        </Button>
        {isRefused && <RefusalToast says={text.notHidden} />}
      </HiddenLine>
    );
  }
  const hide = async () => {
    wasPressed.current = true;
    await hidden.keep({ listingId: id, keptAt: new Date() });
    if (hidden.state.get().isForSession && isFirstRefusal(runtime)) setRefused(true);
  };
  return (
    <>
      <Corner $place={place} $isFound>
        <Heart {...props} />
        {isRead && (
          <IconButton
            ref={other}
            type="button"
            data-hide=""
            part={part && `${part}-hide`}
            variant="photo"
            icon={eyeOff}
            label={text.hide(flat)}
            onClick={() => void hide()}
          />
        )}
      </Corner>
      {isViewed && (
        <OverPhoto $place={place}>
          <Badge $tone="photo" part={part && `${part}-viewed`}>
            {text.viewed}
          </Badge>
        </OverPhoto>
      )}
    </>
  );
}
