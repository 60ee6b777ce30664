import type { ReactNode } from 'react';
import type { Listing } from '../../domain/listing/listing';
import type { SelectEvent } from './own-markup/SelectEvent';

/** Passed to a page's own card beside the listing. */
export interface RenderCardTools {
  /** Address of the listing. */
  readonly url: string;
  /**
   * Raises `selectListing`, then opens the listing unless the host does: `<a href={url} onClick={select}>`, or on a button.
   * Clicks that open another tab are left to the browser.
   */
  select(event?: SelectEvent): void;
}

export interface RenderErrorTools {
  /** Requests again, from page 1. */
  retry(): void;
  /** True without a connection or after a timeout; false for every other failure. */
  readonly isNetwork: boolean;
}

/** The page's own markup in React; custom elements use `<template slot="card">` instead. Missing parts are built in. */
export interface RenderProps {
  renderCard?(listing: Listing, tools: RenderCardTools): ReactNode;
  renderEmpty?(): ReactNode;
  renderLoading?(): ReactNode;
  renderError?(tools: RenderErrorTools): ReactNode;
}
