import type { ReactNode } from 'react';
import type { Listing } from '../../domain/listing/listing';
import type { SelectEvent } from './own-markup/SelectEvent';

/** What a card of the page's own is given beside the listing. */
export interface RenderCardTools {
  /** Where the listing opens. */
  readonly url: string;
  /**
   * Raises `selectListing`, then opens the listing unless the host has taken that over: `<a href={url} onClick={select}>`, or of a button.
   * Clicks that open another tab stay the browser's.
   */
  select(event?: SelectEvent): void;
}

export interface RenderErrorTools {
  /** Asks again, from page 1. */
  retry(): void;
  /** No connection, or no answer in time; else the server refused or answered something else. */
  readonly isNetwork: boolean;
}

/** The page's own markup in React; custom elements take `<template slot="card">` instead. What is absent is built in. */
export interface RenderProps {
  renderCard?(listing: Listing, tools: RenderCardTools): ReactNode;
  renderEmpty?(): ReactNode;
  renderLoading?(): ReactNode;
  renderError?(tools: RenderErrorTools): ReactNode;
}
