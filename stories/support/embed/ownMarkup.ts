/**
 * What a story writes between the tags and the arguments of a component cannot say: `<template slot="card">` for elements, the render
 * prop that stands for it in React. A story says it by `parameters: { embed: ownMarkup }`, and `Feature` gives it to the element.
 */
export interface OwnMarkup {
  /** Children of the element. */
  readonly html?: string;
  /** Source of props, one each: `renderCard={(listing) => <b>{listing.title}</b>}`. */
  readonly react?: readonly string[];
}

/** `parameters.embed` of a story, if it has one. */
export function ownMarkupOf(parameters: Readonly<Record<string, unknown>>): OwnMarkup {
  const { embed } = parameters;
  return typeof embed === 'object' && embed !== null ? embed : {};
}
