/** Everything that can be done or looked at, found by typing. */
import { useMemo, useState } from 'preact/hooks';
import { plain } from '../data/format';
import { Dialog } from '../parts/dialog';

export interface Command {
  readonly name: string;
  readonly hint?: string;
  readonly run: () => void;
}

const MOST = 12;

/** Every word is in the name or the hint. */
const fits = ({ name, hint = '' }: Command, asked: string): boolean => {
  const text = `${name} ${hint}`.toLowerCase();
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export const Palette = ({
  commands,
  onClose,
  onAsk,
}: {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
  /** Called with what is looked for: older things may have to be read. */
  readonly onAsk: (asked: string) => void;
}) => {
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => commands.filter((command) => fits(command, asked)).slice(0, MOST), [commands, asked]);
  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(found[at]);
    }
  };
  return (
    <Dialog label="Commands" onClose={onClose} wide>
      <input
        class="palette-input"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={found[at] === undefined ? undefined : `palette-${at}`}
        aria-label="Command or page"
        placeholder="Go to, or do…"
        value={asked}
        // biome-ignore lint: the field is what the dialog is opened for
        autoFocus
        onInput={(event) => {
          setAsked(event.currentTarget.value);
          setAt(0);
          onAsk(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <ul class="palette-list" id="palette-list" role="listbox" aria-label="Commands">
        {found.map((command, index) => (
          // biome-ignore lint: the field above has the focus and its keys choose
          <li
            key={`${command.name} ${command.hint ?? ''}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <span>{plain(command.name)}</span>
            {command.hint && <small>{command.hint}</small>}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="waiting">Nothing is called that.</p>}
    </Dialog>
  );
};
