import { type CSSProperties, useRef, useState } from 'react';
import { plainClick } from '../../../parts/card/card';
import { FloorGauge } from '../../../parts/FloorGauge';
import { MetroLabel } from '../../../parts/MetroLabel';
import { ListingPhoto } from '../../../parts/photo/ListingPhoto';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl, selectListingDetail } from '../../../state/search/selectListing';
import { listingTitle } from '../../../text/listing/describe';
import { useFavouritesText } from '../../../text/listing/favourites/useFavouritesText';
import { IconButton } from '../../../ui/buttons/IconButton';
import { VisuallyHidden } from '../../../ui/dom/VisuallyHidden';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Icon } from '../../../ui/icons/Icon';
import { overlayIcons } from '../../../ui/icons/overlayIcons';
import type { FavouritesProps } from '../definition';
import { Column, Legend, NoteText, Options, Scroller, Table, Tick } from './ComparisonTable.styles';
import { ContactRow, type ContactRowProps } from './ContactRow';
import { type ComparedCell, type ComparedField, comparisonRows, type Notes } from './comparisonRows';

/** Width of a photo: beside the names of rows, or in a column of a phone. */
const photoSizes = '(min-width: 744px) 270px, 160px';

export interface ComparisonTableProps extends Pick<FavouritesProps, 'onSelectListing'>, ContactRowProps {
  readonly notes: Notes;
  onRemove(id: number): void;
}

/** Listings side by side, a column each. Lazy-loaded. */
export function ComparisonTable({ listings, notes, onRemove, onContact, onSelectListing }: ComparisonTableProps) {
  const { common, text, format } = useFavouritesText();
  const runtime = useRuntime();
  const table = useRef<HTMLTableElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparisonRows(listings, notes).filter(({ differs }) => differs || !onlyDifferences);
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': listings.length };

  const remove = (id: number, index: number) => {
    // The pressed button goes with its column: the focus is on the next one before that.
    const buttons = table.current?.querySelectorAll<HTMLElement>('thead button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus({ preventScroll: true });
    onRemove(id);
  };
  return (
    <>
      <Options>
        <Checkbox label={text.onlyDifferences} checked={onlyDifferences} onChange={setOnlyDifferences} />
        <Legend>
          <Tick>
            <Icon name={overlayIcons.check} size={16} />
          </Tick>
          {text.bestInRow}
        </Legend>
      </Options>
      <Scroller role="group" aria-label={text.comparison} tabIndex={0}>
        <Table ref={table} part="comparison" style={columns}>
          <thead>
            <tr>
              <td aria-label={text.comparison} />
              {listings.map((listing, index) => {
                const title = listingTitle(listing, common, text.floor, format);
                const link = {
                  href: listingUrl(runtime, listing),
                  onSelect: (event: { preventDefault(): void }) => {
                    if (onSelectListing?.(selectListingDetail(runtime, listing)) === false) event.preventDefault();
                  },
                };
                return (
                  <th key={listing.id} scope="col">
                    <Column>
                      <ListingPhoto {...link} listing={listing} mediaHost={runtime.mediaHost} sizes={photoSizes} />
                      <a href={link.href} dir="auto" onClick={plainClick(link.onSelect)}>
                        {title}
                      </a>
                      {listing.address && <small>{listing.address.label}</small>}
                      <IconButton
                        variant="photo"
                        icon="x"
                        label={text.removeFromComparison(title)}
                        onClick={() => remove(listing.id, index)}
                      />
                    </Column>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, cells }) => (
              <tr key={field}>
                <th scope="row">
                  <span>{text.compared[field]}</span>
                </th>
                {cells.map((cell) => (
                  <td key={cell.listing.id} data-best={cell.isBest || undefined}>
                    <Cell field={field} {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <ContactRow listings={listings} onContact={onContact} />
        </Table>
      </Scroller>
    </>
  );
}

type CellProps = ComparedCell & { readonly field: ComparedField };

function Cell({ isBest, ...cell }: CellProps) {
  const { text } = useFavouritesText();
  if (cell.value === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{text.unknown}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <Known {...cell} />
      {isBest && (
        <Tick>
          <Icon name={overlayIcons.check} size={16} />
          <VisuallyHidden>{text.best}</VisuallyHidden>
        </Tick>
      )}
    </>
  );
}

/** A value that is known, in words. */
function Known({ field, listing, value }: Omit<CellProps, 'isBest'>) {
  const { common, text, format } = useFavouritesText();
  const words = common.listing;
  const { floor, floors, buildingType, yearBuilt, repairType, bathroomType, metro, owner } = listing;
  switch (field) {
    case 'price':
      return `${format.priceWithSign(listing.price)}${listing.tradeType === 'rent' ? ` ${words.perMonth}` : ''}`;
    case 'perMetre':
    case 'firstPayment':
    case 'commission':
      return format.priceWithSign(Number(value));
    case 'area':
      return format.area(Number(value));
    case 'floor':
      return (
        <>
          {floor !== null && floors !== null && <FloorGauge floor={floor} floors={floors} />}
          {floor !== null && words.floorOf(floor, floors)}
        </>
      );
    case 'house':
      return [buildingType && words.buildingOption[buildingType], yearBuilt].filter(Boolean).join(', ');
    case 'repair':
      return repairType && words.repairOption[repairType];
    case 'metro':
      return metro && <MetroLabel metro={{ ...metro, minutes: null }} />;
    case 'onFoot':
      return words.onFootShort(Number(value));
    case 'bathroom':
      return bathroomType && text.bathroom[bathroomType];
    case 'owner':
      return owner.type && words.owner[owner.type];
    case 'note':
      return <NoteText dir="auto">{value}</NoteText>;
  }
}
