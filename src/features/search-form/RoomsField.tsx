import { memo } from 'react';
import { roomOptions } from '../../domain/enumerations';
import { roomRuns, sortRooms } from '../../domain/listing/rooms';
import { useText } from '../../text/catalogue/TextContext';
import { ChipGroup } from '../../ui/fields/ChipGroup';
import { Popover } from '../../ui/overlay/Popover';
import type { FormFieldProps } from './DealField';
import { sameFields } from './sameFields';

/** Rooms: inline chips in narrow forms, otherwise behind a button with '1-2 комн., 4+ комн.' (§2). */
export const RoomsField = memo(function RoomsField({ form, isOpen, captions }: FormFieldProps) {
  const { t } = useText();
  const { rooms } = form.draft;
  const chips = (
    <ChipGroup
      part={isOpen ? 'field' : undefined}
      size={isOpen ? 's' : 'm'}
      legend={t.form.rooms}
      hideLegend
      value={rooms}
      options={roomOptions.map(({ key }) => ({ value: key, label: t.form.roomsOption(key) }))}
      onChange={(chosen) => form.change({ rooms: sortRooms(chosen) })}
    />
  );
  if (isOpen) return chips;
  return (
    <Popover
      part="field"
      block
      label={captions?.rooms ?? t.form.rooms}
      hideLabel={!captions}
      value={t.form.roomsSummary(roomRuns(rooms))}
      placeholder={captions?.roomsAny ?? t.form.roomsPlaceholder}
    >
      {chips}
    </Popover>
  );
}, sameFields('rooms'));
