import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { Listing } from '../../../domain/listing/listing';
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
import type { ComparisonProps } from './Comparison';
import { Column, Legend, Options, Scroller, Table, Tick } from './ComparisonTable.styles';
import { type ComparedCell, type ComparedField, comparisonRows } from './comparisonRows';

/** Width of a photo: beside the names of rows, or in a column of a phone. */
const photoSizes = '(min-width: 744px) 270px, 160px';

/** Listings side by side, a column each. Lazy-loaded. */
export function ComparisonTable({ listings, onRemove, onSelectListing }: Omit<ComparisonProps, 'headingLevel' | 'onBack'>) {
  const { common, text, format } = useFavouritesText();
  const runtime = useRuntime();
  const table = useRef<HTMLTableElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparisonRows(listings).filter(({ differs }) => differs || !onlyDifferences);
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': listings.length };

  const remove = (id: number, index: number) => {
    // The pressed button goes with its column: the focus is on the next one before that.
    const buttons = table.current?.querySelectorAll('button');
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
              <td />
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
        </Table>
      </Scroller>
    </>
  );
}

function Cell({ field, listing, value, isBest }: ComparedCell & { readonly field: ComparedField }) {
  const { common, text, format } = useFavouritesText();
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{text.unknown}</VisuallyHidden>
      </>
    );
  }
  const words = common.listing;
  const { floor, floors, buildingType, yearBuilt, repairType, bathroomType, metro, owner } = listing;
  const shown: Record<ComparedField, () => ReactNode> = {
    price: () => `${format.priceWithSign(listing.price)}${listing.tradeType === 'rent' ? ` ${words.perMonth}` : ''}`,
    perMetre: () => format.priceWithSign(Number(value)),
    firstPayment: () => format.priceWithSign(Number(value)),
    area: () => format.area(Number(value)),
    floor: () => (
      <>
        {floor !== null && floors !== null && <FloorGauge floor={floor} floors={floors} />}
        {floor !== null && words.floorOf(floor, floors)}
      </>
    ),
    house: () => [buildingType && words.buildingOption[buildingType], yearBuilt].filter(Boolean).join(', '),
    repair: () => repairType && words.repairOption[repairType],
    metro: () => metro && <MetroLabel metro={{ ...metro, minutes: null }} />,
    onFoot: () => words.onFootShort(Number(value)),
    bathroom: () => bathroomType && text.bathroom[bathroomType],
    commission: () => format.priceWithSign(Number(value)),
    owner: () => owner.type && words.owner[owner.type],
  };
  return (
    <>
      {shown[field]()}
      {isBest && (
        <Tick>
          <Icon name={overlayIcons.check} size={16} />
          <VisuallyHidden>{text.best}</VisuallyHidden>
        </Tick>
      )}
    </>
  );
}
