import { unsavedWork } from '@kvartal/kit';
import { useId, useRef, useState } from 'react';
import { useVisitor } from '../layout/visitor';
import { texts } from '../texts';

/** 'Выход' with its confirmation (§2 "Account"). */
export function SignOut() {
  const { auth } = useVisitor();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isUnsaved, setUnsaved] = useState(false);
  const { leave, sure, lost, out, stay } = texts.account;
  const signOut = () => {
    unsavedWork().allow();
    dialog.current?.close();
    void auth.current?.signOut();
  };
  const ask = () => {
    setUnsaved(unsavedWork().hasChanges());
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="site-button site-button-line" onClick={ask}>
        {leave}
      </button>
      <dialog ref={dialog} className="site-dialog" aria-labelledby={id}>
        <h2 id={id}>{sure}</h2>
        {isUnsaved && <p>{lost}</p>}
        <p className="site-actions">
          <button type="button" className="site-button" onClick={() => dialog.current?.close()}>
            {stay}
          </button>
          <button type="button" className="site-button site-button-line" onClick={signOut}>
            {out}
          </button>
        </p>
      </dialog>
    </>
  );
}
