/**
 * Submits a form of the element's own that a click, or Enter, is to submit: in a sandboxed frame without `allow-forms` the browser does not even
 * raise the event. No form of the kit is ever sent, or checked, by the browser itself.
 */
export function submitByScript(event: Event): void {
  const [target] = event.composedPath();
  const button = target instanceof Element ? target.closest('button') : null;
  const form = button?.type === 'submit' && button.form;
  // A form that the page has put into the element is the page's.
  if (!form || event.defaultPrevented || form.getRootNode() !== (event.currentTarget as Element).shadowRoot) return;
  event.preventDefault();
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
}
