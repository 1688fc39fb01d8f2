/** Something before everything else, until it is answered or left. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { plain } from '../data/format';

export interface DialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Whether it can be left without an answer. */
  readonly canLeave?: boolean;
  readonly wide?: boolean;
}

export const Dialog = ({ label, onClose, children, canLeave = true, wide = false }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef(document.activeElement);
  // Before the next key is pressed, which is meant for it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => {
      // After what the answer itself brings to the focus.
      setTimeout(() => {
        if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
      });
    };
  }, []);
  return (
    // biome-ignore lint: a click beside the dialog leaves it, as Escape does
    <dialog
      ref={dialog}
      class={wide ? 'dialog is-wide' : 'dialog'}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        if (canLeave) onClose();
      }}
      onClick={(event) => {
        if (canLeave && event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
};

/** Asks before something that can't be taken back. */
export const Confirm = ({
  question,
  action,
  onAnswer,
}: {
  readonly question: string;
  readonly action: string;
  readonly onAnswer: (isYes: boolean) => void;
}) => (
  <Dialog label={action} onClose={() => onAnswer(false)}>
    <p>{plain(question)}</p>
    <div class="actions">
      <button type="button" class="button" onClick={() => onAnswer(false)}>
        Cancel
      </button>
      <button type="button" class="button is-danger" onClick={() => onAnswer(true)}>
        {action}
      </button>
    </div>
  </Dialog>
);
