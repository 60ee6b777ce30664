import { ArgTypes, DocsContext, DocsPage, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { deckAddress } from '../stories/foundations/deck/view';
import { embedCode } from '../stories/support/embed/embedCode';
import { bothNames, russianName } from '../stories/support/names/russianName';
import { titleNames } from '../stories/support/names/titleNames';
import { type ChosenState, StateChooser } from '../stories/support/states/StateChooser';
import { windowOf } from './storyWindow';

/** What the toolbar says; a viewport is the size of the frame instead. */
const handedOn = ['theme', 'lang', 'host', 'network'] as const;

/** The *Docs* page of a feature: one playable state at a time, and its table. Other components have the usual page, with all stories. */
export function FeatureDocs() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const [first] = stories;
  if (!first || !/^(?:features|site)\//.test(first.title)) return <DocsPage />;
  const states = stories.map((story): ChosenState => {
    const { globals, parameters } = context.getStoryContext(story);
    const code = embedCode({ title: story.title, args: story.initialArgs, globals, parameters });
    return {
      id: story.id,
      name: bothNames(story.name, russianName(story.title, story.name.replaceAll(' ', ''))),
      address: `./iframe.html?id=${story.id}&viewMode=story&globals=${handedOn.map((name) => `${name}:${globals[name]}`).join(';')}`,
      link: `./?path=/story/${story.id}`,
      code: code && (globals['host'] === 'element' ? code.html : code.react),
      window: windowOf(globals['viewport']),
    };
  });
  return (
    <>
      <style>{'#storybook-docs .sbdocs-content{max-width:1600px}'}</style>
      <Title />
      <p>
        {titleNames[first.title]} ·{' '}
        <a href={`./${deckAddress({ feature: first.title })}`} target="_top">
          Все состояния рядом
        </a>
      </p>
      <StateChooser states={states} />
      <h2>Props, slots and events</h2>
      <ArgTypes />
    </>
  );
}
