import { cataloguePath } from '@kvartal/kit/domain';
import { type ToggleEvent, useId, useRef } from 'react';
import { Link } from 'wouter';

const deals = [
  { deal: 'sale', name: 'Покупка' },
  { deal: 'rent', name: 'Аренда' },
] as const;

export interface CatalogueMenuProps {
  /** Called before the address changes. */
  onChoose(): void;
}

/** 'Каталог' of the header: all flats of a deal, newest first, every other filter reset (§2). */
export function CatalogueMenu({ onChoose }: CatalogueMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);

  const place = ({ currentTarget, newState }: ToggleEvent<HTMLUListElement>) => {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !box) return;
    currentTarget.style.top = `${box.bottom + window.scrollY + 4}px`;
    currentTarget.style.left = `${box.left + window.scrollX}px`;
  };
  const choose = () => {
    menu.current?.hidePopover();
    onChoose();
  };
  return (
    <nav aria-label="Каталог">
      <button ref={button} type="button" className="site-menu-button" popoverTarget={id}>
        Каталог
        <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d="m6 9 6 6 6-6" />
        </svg>
      </button>
      <ul ref={menu} id={id} popover="auto" className="site-menu" onBeforeToggle={place}>
        {deals.map(({ deal, name }) => (
          <li key={deal}>
            <Link href={cataloguePath(deal, 'flat')} onClick={choose}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
