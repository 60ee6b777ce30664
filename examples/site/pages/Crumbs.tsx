import { cataloguePath, type RealtyType, type TradeType } from '@kvartal/kit/domain';
import { useNavigation } from '../routing/useNavigation';
import { texts } from '../texts';

export interface CrumbsProps {
  readonly tradeType: TradeType;
  readonly realtyType: RealtyType;
}

/** Breadcrumb of the results: city, deal, and the type that is shown. */
export function Crumbs({ tradeType, realtyType }: CrumbsProps) {
  const { link } = useNavigation();
  const { name, city, deal, realty } = texts.crumbs;
  return (
    <nav className="site-crumbs" aria-label={name}>
      <ol>
        <li>
          <a {...link('/')}>{city}</a>
        </li>
        <li>
          <a {...link(cataloguePath(tradeType))}>{deal[tradeType]}</a>
        </li>
        <li aria-current="page">{realty[realtyType]}</li>
      </ol>
    </nav>
  );
}
