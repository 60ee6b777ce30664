import { createElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { changedFields } from '../../../domain/listing/changedFields';
import type { ListingFormField } from '../../../domain/listing/form/listingForm';
import type { Photo } from '../../../domain/listing/listing';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { photoSources } from '../../../parts/photo/photoSources';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingText } from '../../../text/listing/useListingText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Icon } from '../../../ui/icons/Icon';
import { Picture } from '../../../ui/photo/Photo';
import { Subtitle } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';
import { fieldText } from './fieldText';
import { textChanges } from './textChanges';

const Box = styled(Subtitle)`
  padding: 16px 20px 8px;
  border-radius: var(--kv-shape-home);
  background: var(--kv-bg-surface);
  box-shadow: 0 0 0 1px var(--kv-line);
  > dl {
    margin: 6px 0 0;
    > div {
      display: grid;
      grid-template-columns: 120px minmax(0, 1fr);
      gap: 12px;
      padding: 9px 0;
      border-top: 1px solid var(--kv-line);
      font: var(--kv-type-small);
    }
  }
  dt {
    font: var(--kv-type-caption);
    line-height: calc(22 * var(--kv-px));
    color: var(--kv-text-subtle);
  }
  dd {
    margin: 0;
    line-height: calc(22 * var(--kv-px));
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @container kv (width < 744px) {
    padding: 14px 16px 6px;
    > dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  align-items: baseline;
  > :first-child {
    margin: 0;
    font: var(--kv-type-title);
  }
  > span {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

const Old = styled.del`
  color: var(--kv-text-subtle);
  text-decoration-thickness: 1px;
`;

const New = styled.ins`
  padding: 1px 3px;
  border-radius: 2px;
  background: var(--good-soft);
  color: var(--good);
  text-decoration: none;
  box-decoration-break: clone;
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 10px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    width: 72px;
    height: 48px;
    background: var(--kv-skeleton);
    border-radius: 3px 12px 3px 3px;
  }
  img,
  picture + span {
    width: 100%;
    height: 100%;
    object-fit: cover;
    border-radius: inherit;
  }
  [data-state='removed'] img {
    filter: saturate(0.2) opacity(0.6);
  }
  i {
    position: absolute;
    inset: -6px auto auto -6px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 3px 8px 3px 3px;
    background: var(--good-soft);
    color: var(--good);
    box-shadow: 0 0 0 2px var(--kv-bg-surface);
  }
  [data-state='removed'] i {
    background: var(--kv-bg-sunken);
    color: var(--kv-text-muted);
  }
`;

export interface ChangesProps {
  readonly before: ListingDetails;
  readonly after: ListingDetails;
  readonly title: string;
  /** Text beside the title. */
  readonly note?: string;
  readonly headingLevel: number;
}

/** What an owner has changed, field by field: the old value struck through, the new one green. */
export function Changes({ before, after, title, note, headingLevel }: ChangesProps) {
  const { text } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const { common, text: listingText, format } = useListingText();
  const words = { t: common, l: listingText, m: text, format };
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  const content = (field: ListingFormField): ReactNode => {
    if (field === 'photos') return <PhotoChanges before={before.photos} after={after.photos} />;
    if (field === 'description') return <TextChange before={before.description} after={after.description} />;
    return (
      <>
        <VisuallyHidden>{text.changes.before}: </VisuallyHidden>
        <Old>{fieldText(before, field, words)}</Old> <VisuallyHidden>{text.changes.after}: </VisuallyHidden>
        <New>{fieldText(after, field, words)}</New>
      </>
    );
  };
  return (
    <Box as="section">
      <Head>
        {createElement(`h${headingLevel}`, null, title)}
        {note && <span>{note}</span>}
      </Head>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{moderationText.fields[field]}</dt>
            <dd>{content(field)}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

function TextChange({ before, after }: { readonly before: string; readonly after: string }) {
  return textChanges(before, after).map(({ kind, text }, index) => {
    if (kind === 'removed') return <Old key={index}>{text}</Old>;
    return kind === 'added' ? <New key={index}>{text}</New> : <span key={index}>{text}</span>;
  });
}

function PhotoChanges({ before, after }: { readonly before: readonly Photo[]; readonly after: readonly Photo[] }) {
  const { text, common } = useModerationPageText();
  const { mediaHost } = useRuntime();
  const only = (photos: readonly Photo[], others: readonly Photo[], state: 'removed' | 'added') =>
    photos.flatMap((photo, index) => (others.some(({ id }) => id === photo.id) ? [] : [{ photo, state, place: index + 1 }]));
  const changes = [...only(before, after, 'removed'), ...only(after, before, 'added')];
  if (changes.length === 0) return text.changes.reordered;
  return (
    <Photos>
      {changes.map(({ photo, state, place }) => (
        <li key={photo.id} data-state={state}>
          <Picture
            image={{ ...photoSources(photo, mediaHost, ''), alt: text.changes[state](place) }}
            sizes="72px"
            labels={{ none: common.listing.noPhoto, broken: common.listing.brokenPhoto }}
          />
          <i>
            <Icon name={moderationIcons[state === 'added' ? 'plus' : 'minus']} size={16} />
          </i>
        </li>
      ))}
    </Photos>
  );
}
