import type { ComponentType, RefObject } from 'react';
import type { User } from '../../domain/account/user';
import type { Lazy } from '../../ui/hooks/useLazy';
import type { HeaderLink, HeaderLinks } from './headerLinks';

/** Actions that need a confirmation. */
export type HeaderQuestion = 'signOut' | 'draft' | 'leave';

/** Shared by the wide and the narrow header. */
export interface HeaderController {
  readonly header: RefObject<HTMLElement | null>;
  readonly isSignedIn: boolean;
  /** Null while nobody is signed in, and until the profile has loaded. */
  readonly user: User | null;
  /** False when a function of the page provides the token: only the page can sign out. */
  readonly canSignOut: boolean;
  readonly links: HeaderLinks & { readonly publish: HeaderLink };
  signIn(): void;
  /** Null when no dialog is open. */
  readonly question: HeaderQuestion | null;
  ask(question: HeaderQuestion | null): void;
  /** The visitor confirmed leaving the page and its unsaved changes. */
  leave(): void;
  /** The code of the dialogs, null until loaded. */
  readonly dialogs: Lazy<ComponentType<HeaderDialogsProps>>;
  /** A dialog may be needed soon. */
  preloadDialogs(): void;
  /** The visitor confirmed leaving the form for another one. */
  readonly startOver: HeaderLink;
}

export interface HeaderDialogsProps {
  readonly controller: HeaderController;
  /** Unsaved changes of the form, which would be lost. */
  readonly hasChanges: boolean;
}
