import { type Fetch } from '../../../src/testing';
import { type Mounted } from '../../support/mount';

/** A state of an element in which some of its parts are there. */
export interface State {
  readonly props?: object;
  readonly network?: () => Fetch;
  /** What a visitor does to get there. */
  readonly act?: (view: Mounted['view'], mounted: Mounted) => Promise<unknown>;
  /** Parts that show that the state is complete; several where chunks load independently. */
  readonly has: string | readonly string[];
}
