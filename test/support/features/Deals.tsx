import { useState } from 'react';

/** Texts, a field and a list that change by a press. Nodes around the list may be changed by others, see `translate`. */
export function Deals({ hasConditional = false }) {
  const [deal, setDeal] = useState('Купить');
  const listings = deal === 'Купить' ? ['квартира', 'студия'] : ['комната'];
  return (
    <>
      <button type="button" onClick={() => setDeal('Снять')}>
        Снять
      </button>
      {hasConditional && deal === 'Купить' && 'Ипотека'}
      <h1>
        {deal} {listings.length} жильё
      </h1>
      <input aria-label="Метро" />
      {listings.map((listing) => (
        <p key={listing}>{listing}</p>
      ))}
    </>
  );
}
