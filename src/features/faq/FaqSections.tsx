import { useId, useState } from 'react';
import type { FaqSection as Section } from '../../domain/content/faq';
import { useHomeText } from '../../text/home/useHomeText';
import { SectionTabs } from './Faq.styles';
import { FaqSection, type FaqSectionProps } from './FaqSection';

export interface FaqSectionsProps extends Omit<FaqSectionProps, 'sectionId' | 'idPrefix' | 'isSelected'> {
  /** At least one section. */
  readonly sections: readonly Section[];
}

/** Tabs, and the questions of those that have been selected. */
export function FaqSections({ sections, ...section }: FaqSectionsProps) {
  const { text } = useHomeText();
  const idPrefix = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // The last selected tab; initially the first.
  const selected = chosen.at(-1) ?? sections[0]?.id ?? 0;
  const visited = sections.filter(({ id }) => id === sections[0]?.id || chosen.includes(id));
  return (
    <div>
      <SectionTabs
        part="tab"
        label={text.faq.sections}
        idPrefix={idPrefix}
        tabs={sections}
        selected={selected}
        onSelect={(id) => setChosen([...chosen.filter((one) => one !== id), Number(id)])}
      />
      {visited.map(({ id }) => (
        <FaqSection key={id} sectionId={id} idPrefix={idPrefix} isSelected={id === selected} {...section} />
      ))}
    </div>
  );
}
