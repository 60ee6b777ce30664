import type { ComponentType } from 'react';
import { SignedIn } from './SignedIn';

/** A decorator: Maria is signed in, unless the parameter `isSignedOut` of the story says otherwise. */
export const unlessSignedOut = (Story: ComponentType, { parameters }: { readonly parameters: Readonly<Record<string, unknown>> }) =>
  parameters.isSignedOut === true ? (
    <Story />
  ) : (
    <SignedIn>
      <Story />
    </SignedIn>
  );
