/** Says why the switch of the toolbar changes nothing. */
export function FixedNetwork() {
  return (
    <p role="note" className="fixed-network">
      This story sets its network: the Network switch does not change it.
    </p>
  );
}
