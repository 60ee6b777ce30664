import { memo, useMemo } from 'react';
import type { ApiError } from '../../../api/client/errors';
import type { Load } from '../../../base/load';
import type { MetroOption } from '../../../domain/metro/metro';
import type { FoundStations } from '../../../domain/metro/typed/findStations';
import { MetroGlyph } from '../../../parts/MetroLabel';
import type { MetroRegister } from '../../../state/search/metroRegister';
import { useText } from '../../../text/catalogue/TextContext';
import { Combobox, type ComboboxMessage } from '../../../ui/combobox/Combobox';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { SearchFormModel } from '../useSearchForm';

export interface MetroFieldProps {
  readonly form: SearchFormModel;
  readonly stations: Load<MetroRegister, ApiError>;
  /** The visitor interacts with the field: stations are needed. */
  onWanted(): void;
  readonly hideLabel?: boolean;
}

/** Stations by their Russian names, multiple choice (§5, D24). */
export const MetroField = memo(function MetroField({ form, stations, onWanted, hideLabel = true }: MetroFieldProps) {
  const { text } = useText();
  const { metroText } = form;
  const register = stations.status === 'ready' ? stations.value : null;
  const { value: OptionText } = useLazy(fetchOptionText, stations.status !== 'idle');
  const chosen = form.draft.metro;
  const toggle = ({ name }: MetroOption) => form.toggleMetro(name);
  const { options: found, isGuess, problem } = useMemo(() => register?.find(metroText, chosen) ?? nothing, [register, metroText, chosen]);

  let message: ComboboxMessage | undefined;
  if (stations.status === 'failed') message = { tone: 'danger', text: text.form.metroFailed };
  else if (stations.status === 'loading') message = { tone: 'quiet', text: text.form.metroLoading };
  else if (problem) message = { tone: 'warning', text: text.form.metroLettersRow };
  else if (register && isGuess) message = { tone: 'quiet', text: text.form.metroNothing };

  return (
    <Combobox<MetroOption>
      part="field"
      label={text.form.metro}
      hideLabel={hideLabel}
      placeholder={text.form.metroPlaceholder}
      listLabel={text.form.metroList}
      maxListHeight={210}
      // Its rows and its stations load together.
      items={OptionText ? found : nothing.options}
      itemKey={(option) => option.name}
      renderItem={(option) =>
        OptionText && (
          <OptionText option={option} range={isGuess ? null : (register?.matched(option.name, metroText) ?? null)} isGuess={isGuess} />
        )
      }
      selected={chosen.map((name) => register?.named(name) ?? { name, lines: [] })}
      renderChip={(option) => (
        <>
          <MetroGlyph color={option.lines[0]?.color ?? null} route={option.lines[0]?.route ?? null} />
          {option.name}
        </>
      )}
      removeLabel={(option) => text.form.metroRemove(option.name)}
      inputValue={metroText}
      message={message}
      onInputChange={form.typeMetro}
      onSelect={toggle}
      onRemove={toggle}
      onOpen={() => {
        onWanted();
        if (stations.status === 'failed') stations.retry();
      }}
    />
  );
}, sameStations);

const fetchOptionText = () => import('./MetroOptionText').then((module) => module.MetroOptionText);
const nothing: FoundStations = { options: [], isGuess: true, problem: null };

/** The state of a load is a new object on every read. */
function sameStations(before: MetroFieldProps, after: MetroFieldProps): boolean {
  const [one, other] = [before.stations, after.stations];
  return (
    before.form.metroText === after.form.metroText &&
    before.form.draft.metro === after.form.draft.metro &&
    before.hideLabel === after.hideLabel &&
    one.status === other.status &&
    (one.status !== 'ready' || other.status !== 'ready' || one.value === other.value)
  );
}
