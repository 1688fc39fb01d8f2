/** Runs the built command in a pseudo-terminal, and reads the screen as a person would see it. */
import type * as Pty from '@lydell/node-pty';
import { Terminal } from '@xterm/headless';
import { bin } from './built-command';

/** One line of a screen; `wrapped` when it goes on from the line before. */
export interface ScreenLine {
  readonly text: string;
  readonly wrapped: boolean;
}
export type Screen = readonly ScreenLine[];

export interface TerminalRun {
  readonly code: number;
  /** Every byte that was written, as text. */
  readonly raw: string;
  /** The screen after each piece of output. */
  readonly screens: readonly Screen[];
  /** The lines that are left at the end, without empty ones. */
  readonly left: readonly string[];
  readonly cursorVisible: boolean;
}

interface TerminalOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly columns: number;
  /** What the terminal says that it is. Default: xterm-256color. */
  readonly name?: string;
  /** Called with what is on the screen, to type something. */
  readonly onScreen?: (text: string, type: (keys: string) => void) => void;
}

/** The module that opens pseudo-terminals, or why it can't be loaded here: it comes prebuilt for some platforms only. */
export const loadPty = async (): Promise<typeof Pty | string> => {
  try {
    return await import('@lydell/node-pty');
  } catch (error) {
    return (error as Error).message;
  }
};

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VID_|NO_COLOR|FORCE_COLOR|XDG_|CI$)/.test(name)),
);

const readScreen = ({ buffer: { active } }: Terminal): Screen =>
  Array.from({ length: active.length }, (_, at) => active.getLine(at)).flatMap((line) =>
    line === undefined ? [] : [{ text: line.translateToString(true), wrapped: line.isWrapped }],
  );

export const runInTerminal = async (
  argv: readonly string[],
  { cwd, env, columns, name = 'xterm-256color', onScreen }: TerminalOptions,
): Promise<TerminalRun> => {
  const pty = await loadPty();
  if (typeof pty === 'string') throw new Error(pty);
  const terminal = new Terminal({ cols: columns, rows: 50, scrollback: 1000, allowProposedApi: true });
  const child = pty.spawn(process.execPath, [bin, ...argv], {
    name,
    cols: columns,
    rows: 50,
    cwd,
    env: { ...inherited, VID_CONFIG_DIR: cwd, ...env },
  });
  let raw = '';
  const screens: Screen[] = [];
  const written: Promise<void>[] = [];
  child.onData((data) => {
    raw += data;
    written.push(
      new Promise((resolve) =>
        terminal.write(data, () => {
          const screen = readScreen(terminal);
          screens.push(screen);
          onScreen?.(screen.map(({ text }) => text).join('\n'), (keys) => child.write(keys));
          resolve();
        }),
      ),
    );
  });
  const code = await new Promise<number>((resolve) => child.onExit(({ exitCode }) => resolve(exitCode)));
  await Promise.all(written);
  const left = readScreen(terminal).reduce<string[]>((lines, { text, wrapped }) => {
    const last = lines.at(-1);
    if (wrapped && last !== undefined) return [...lines.slice(0, -1), last + text];
    return text === '' ? lines : [...lines, text];
  }, []);
  return { code, raw, screens, left, cursorVisible: raw.lastIndexOf('\u001b[?25h') >= raw.lastIndexOf('\u001b[?25l') };
};
