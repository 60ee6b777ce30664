import { useLazy } from '../../ui/hooks/useLazy';
import type { NewListingsProps } from './definition';

const fetchBlock = () => import('./NewListingsBlock').then(({ NewListingsBlock }) => NewListingsBlock);

/** What is new since yesterday in the searches of this device. Its code follows by itself: it needs the storage of the device. */
export function NewListings(props: NewListingsProps) {
  const Block = useLazy(fetchBlock, true).value;
  return Block ? <Block {...props} /> : null;
}
