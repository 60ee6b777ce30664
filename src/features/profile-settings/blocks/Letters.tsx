import { createElement } from 'react';
import { isNetworkError } from '../../../api/client/errors';
import { changeLetterPreferences, getLetterPreferences } from '../../../api/profile';
import { type LetterPreferences, letterTopics } from '../../../domain/account/letterTopics';
import { privateStoreOf } from '../../../state/data/privateStore';
import { useLoad } from '../../../state/data/useLoad';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FailureState } from '../../../ui/states/FailureState';
import { Skeleton } from '../../../ui/states/Skeleton';
import { Block } from '../ProfileSettings.styles';
import { lettersKey } from '../profileKeys';
import type { SettingsBlockProps } from './Sessions';

/** 'Письма на …': those that a person may do without. */
export function Letters({ email, headingLevel, showToast }: SettingsBlockProps & { readonly email: string }) {
  const { text } = useProfileSettingsText();
  const { transport } = useRuntime();
  const load = useLoad(privateStoreOf, lettersKey, (options) => getLetterPreferences(transport, options));
  const changing = useMutation<Partial<LetterPreferences>, LetterPreferences>(
    (wanted, options) => changeLetterPreferences(transport, wanted, options),
    {
      order: 'latest',
      reloads: [lettersKey],
      optimistic: (wanted, cache) => [cache.change<LetterPreferences>(lettersKey, (before) => ({ ...before, ...wanted }))],
    },
  );
  const change = async (wanted: Partial<LetterPreferences>) => {
    const outcome = await changing.run(wanted);
    if (outcome.status === 'failed') showToast('error', text.names.failed);
  };
  return (
    <Block part="section" aria-label={text.letters.title(email)}>
      {createElement(`h${headingLevel}`, null, text.letters.title(email))}
      {load.status === 'failed' && (
        <FailureState isNetwork={isNetworkError(load.error)} headingLevel={headingLevel + 1} onRetry={load.retry} />
      )}
      {load.status === 'loading' && <Skeleton $height="24px" $width="240px" />}
      {load.status === 'ready' &&
        letterTopics.map((topic) => (
          <Checkbox
            key={topic}
            label={text.letters.topics[topic]}
            checked={load.value[topic]}
            onChange={(isWanted) => void change({ [topic]: isWanted })}
          />
        ))}
      <small>{text.letters.always}</small>
    </Block>
  );
}
