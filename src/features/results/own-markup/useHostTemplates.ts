import { useEffect, useState } from 'react';

const none: readonly HTMLTemplateElement[] = [];

/** Returns the templates inside the element, and follows later changes. */
export function useHostTemplates(host: HTMLElement | undefined): readonly HTMLTemplateElement[] {
  const [templates, setTemplates] = useState(() => templatesIn(host, none));
  useEffect(() => {
    if (!host) return undefined;
    const read = () => setTemplates((before) => templatesIn(host, before));
    const observer = new MutationObserver(read);
    observer.observe(host, { childList: true });
    read();
    return () => observer.disconnect();
  }, [host]);
  return templates;
}

function templatesIn(host: HTMLElement | undefined, before: readonly HTMLTemplateElement[]): readonly HTMLTemplateElement[] {
  if (!host) return none;
  const found = [...host.querySelectorAll<HTMLTemplateElement>(':scope > template[slot]')];
  return found.length === before.length && found.every((template, index) => template === before[index]) ? before : found;
}
