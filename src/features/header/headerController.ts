import type { ComponentType, RefObject } from 'react';
import type { User } from '../../domain/account/user';
import type { Lazy } from '../../ui/hooks/useLazy';
import type { HeaderLink, HeaderLinks } from './headerLinks';

/** What is asked in a dialog before it is done. */
export type HeaderQuestion = 'signOut' | 'draft';

/** What the wide and the narrow header do. */
export interface HeaderController {
  readonly header: RefObject<HTMLElement | null>;
  readonly isSignedIn: boolean;
  /** Null while nobody is signed in, and until the profile has come. */
  readonly user: User | null;
  /** False where a function of the page says who is signed in: only the page can sign them out. */
  readonly canSignOut: boolean;
  readonly links: HeaderLinks & { readonly publish: HeaderLink };
  signIn(): void;
  /** Null: nothing is asked. */
  readonly question: HeaderQuestion | null;
  ask(question: HeaderQuestion | null): void;
  /** The code of the dialogs, null until it is there. */
  readonly dialogs: Lazy<ComponentType<HeaderDialogsProps>>;
  /** A dialog may be wanted soon. */
  preloadDialogs(): void;
  /** The visitor leaves the form for another one. */
  readonly startOver: HeaderLink;
}

export interface HeaderDialogsProps {
  readonly controller: HeaderController;
  /** Of the form: they would be lost. */
  readonly hasChanges: boolean;
}
