import { createFakeApi, type Fetch } from '../../src/testing';

type Values = Readonly<Record<string, unknown>>;

interface Annotations {
  readonly title?: string;
  readonly args?: Values;
  readonly globals?: Values;
  readonly parameters?: Values & { readonly network?: () => Fetch };
}

export interface FeatureStory {
  readonly title: string;
  readonly name: string;
  readonly args: Values;
  readonly globals: Values;
  readonly parameters: Values;
  readonly network: () => Fetch;
}

type StoryModule = Readonly<Record<string, Annotations>>;

/** Every story of a feature, wherever its file is, with what its file says for all. */
export function featureStories(): FeatureStory[] {
  const modules = import.meta.glob<StoryModule>('../../stories/**/*.stories.tsx', { eager: true });
  return Object.values(modules).flatMap(({ default: meta, ...stories }) => {
    const title = meta?.title;
    if (!meta || !title?.startsWith('features/')) return [];
    return Object.entries(stories).map(([name, story]) => ({
      title,
      name,
      args: { ...meta.args, ...story.args },
      parameters: { ...meta.parameters, ...story.parameters },
      globals: { ...meta.globals, ...story.globals },
      network: story.parameters?.network ?? meta.parameters?.network ?? (() => createFakeApi()),
    }));
  });
}
