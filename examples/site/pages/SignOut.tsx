import { useId, useRef } from 'react';
import { useVisitor } from '../layout/visitor';
import { texts } from '../texts';

/** 'Выход' with its confirmation (§2 "Account"). */
export function SignOut() {
  const { auth } = useVisitor();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { leave, sure, out, stay } = texts.account;
  const signOut = () => {
    dialog.current?.close();
    void auth.current?.signOut();
  };
  return (
    <>
      <button type="button" className="site-button site-button-line" onClick={() => dialog.current?.showModal()}>
        {leave}
      </button>
      <dialog ref={dialog} className="site-dialog" aria-labelledby={id}>
        <h2 id={id}>{sure}</h2>
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
