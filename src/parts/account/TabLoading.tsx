import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';

const Room = styled.div`
  min-height: 60vh;
`;

/** Stands in for a tab of the account until its code is here. Not `PageLoading`, which every page of a listing would load with it. */
export function TabLoading({ label }: { readonly label: string }) {
  return (
    <Room role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
    </Room>
  );
}
