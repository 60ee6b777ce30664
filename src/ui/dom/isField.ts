/** Whether letters are typed here, or choose an option. */
export function isField(target: Element): boolean {
  if (target.closest('textarea, select, [contenteditable]:not([contenteditable=false])')) return true;
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type);
}
