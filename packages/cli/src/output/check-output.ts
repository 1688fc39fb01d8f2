/**
 * The one room that every command passes which writes a file. What the file is to replace is judged before anything is sent
 * or paid; then it is written whole or not at all. Pipes and devices are written into.
 */
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { canAsk, confirm } from '../ask';
import { CliError } from '../cli-error';
import { isReaderGone } from '../end-with-reader';
import { EXIT } from '../exit-codes';
import { systemAdvice, systemWords } from '../system-error';
import type { FileKind } from './file-kind';
import { findTarget, readHead, type Target } from './find-target';
import { folderProblem } from './folder-problem';
import { type Input, inputAt } from './input-at';
import { isTerminal, openSpecial } from './open-special';
import { replaceFile } from './replace-file';
import { systemErrorIn, unwritten } from './unwritten';

/** Where an answer goes. */
export interface Output {
  /** As it was given. */
  readonly name: string;
  /** Whether it is stdout, by whatever name: nothing else is printed there then. */
  readonly isStdout: boolean;
  /** Writes it: `fill` gets a path where nothing is yet, or a stream. */
  write(fill: (destination: string | Writable) => Promise<void>, signal?: AbortSignal): Promise<void>;
}

export interface OutputRules {
  readonly kind: FileKind;
  /** Whether a file of another kind may be replaced. */
  readonly force?: boolean | undefined;
  /** What the command reads: none of it is replaced, not even with `force`. */
  readonly inputs?: readonly Input[] | undefined;
  /** What named the file. */
  readonly flag?: string;
  /** A sentence for whoever named a file of another kind. */
  readonly hint?: string;
  /** Whether a person may be asked. */
  readonly ask?: boolean;
}

/** The global flag aside: who reads JSON is no person. */
export const FORCE_FLAG = ['--force', 'replace a file that is there already, even one of another kind'] as const;

/** Why the target can't be written at all; undefined when it can. */
const problemOf = (name: string, target: Target): readonly [why: string, next: string] | undefined => {
  const other = 'Name a file in a folder that exists and that you may write to. Nothing was sent.';
  if (target.kind === 'stdout') return undefined;
  if (target.kind === 'folder') return ['it is a folder', other];
  if (target.kind === 'special') {
    if (target.stats.isSocket()) return ['it is a socket', other];
    try {
      accessSync(target.path, constants.W_OK);
      return undefined;
    } catch (error) {
      return [`it is not writable: ${systemWords(error)}`, other];
    }
  }
  if (/[/\\]$/.test(name) && (name.endsWith('/') || process.platform === 'win32')) {
    const { why, next } = folderProblem(target.path, 'name a file in a folder that exists') ?? {
      why: 'it is a folder',
      next: 'Name a file in it.',
    };
    return [why, `${next} Nothing was sent.`];
  }
  if (target.stats !== undefined) {
    const next = `Make it writable (chmod u+w ${target.path}) or name another file. Nothing was sent.`;
    // Root may write everything: a mode without any such bit says that nobody should.
    if ((target.stats.mode & 0o222) === 0) return ['it is read-only', next];
    try {
      accessSync(target.path, constants.W_OK);
    } catch (error) {
      return [systemWords(error), next];
    }
  }
  const folder = folderProblem(dirname(target.path), 'name a file in a folder that exists and that you may write to');
  return folder === undefined ? undefined : [folder.why, `${folder.next} Nothing was sent.`];
};

/** What would be lost, if anything. */
const lossOf = (target: Target, { kind }: OutputRules): string | undefined => {
  if (target.kind === 'stdout') return process.stdout.isTTY ? 'stdout is a terminal, which shows no files' : undefined;
  if (target.kind === 'special') {
    if (isTerminal(target)) return 'it is a terminal, which shows no files';
    return target.stats.isBlockDevice()
      ? 'it is a device that holds files, and what is on it would be lost'
      : undefined;
  }
  if (target.kind !== 'file' || target.stats === undefined || target.stats.size === 0) return undefined;
  try {
    if (!kind.begins(readHead(target.path))) return `it is there already and is not ${kind.name}`;
    return kind.isOwn?.(target.path) === false
      ? `it is there already and is ${kind.name} that was not made by vid, or was changed since`
      : undefined;
  } catch (error) {
    return `what is there already can't be looked at: ${systemWords(error)}`;
  }
};

const look = (name: string, flag: string): Target => {
  if (name === '')
    throw new CliError(EXIT.usage, `${flag.trim()} names no file.`, {
      next: 'Name a file, or - for stdout. Nothing was sent.',
    });
  try {
    return findTarget(name);
  } catch (cause) {
    throw new CliError(EXIT.usage, `${flag} can't be written: ${systemWords(cause)}.`, {
      next: `${systemAdvice(cause, name, 'name another file')} Nothing was sent.`,
      cause,
    });
  }
};

const refuseInput = (target: Target, { inputs = [] }: OutputRules, flag: string): void => {
  const input = target.kind === 'file' ? inputAt(target.path, inputs) : undefined;
  if (input === undefined) return;
  throw new CliError(EXIT.usage, `${flag} is not replaced: the output is ${input.what}, ${input.path}.`, {
    next: 'Name another file: what a command reads is never written over. Nothing was sent.',
  });
};

/** Judges where something is to be written, and asks or refuses where that would destroy something. */
export const checkOutput = async (name: string, rules: OutputRules): Promise<Output> => {
  const { force = false, flag = `--output ${name}`, ask = true } = rules;
  const target = look(name, flag);
  const problem = problemOf(name, target);
  if (problem !== undefined)
    throw new CliError(EXIT.usage, `${flag} can't be written: ${problem[0]}.`, { next: problem[1] });
  refuseInput(target, rules, flag);
  const loss = force ? undefined : lossOf(target, rules);
  const agreed = loss === undefined || (ask && canAsk() && (await confirm(`${flag}: ${loss}. Write it nevertheless?`)));
  if (!agreed)
    throw new CliError(EXIT.usage, `${flag} is not replaced: ${loss}.`, {
      next: ['Replace it with --force, or name another file. Nothing was sent.', rules.hint ?? ''].join(' ').trimEnd(),
    });
  return {
    name,
    isStdout: target.kind === 'stdout',
    async write(fill, signal) {
      if (target.kind === 'stdout')
        return fill(process.stdout).catch((error: unknown) => {
          // Whoever reads has had enough.
          const cause = systemErrorIn(error);
          if (cause === undefined || !isReaderGone(cause)) unwritten('stdout')(error);
        });
      // Looked at again: a render takes its time, and another file may have come in between.
      const now = look(name, flag);
      refuseInput(now, rules, flag);
      const came = force || loss !== undefined ? undefined : lossOf(now, rules);
      const other = { next: 'Name another file.' };
      if (came !== undefined) throw new CliError(EXIT.usage, `${flag} is not replaced: ${came}.`, other);
      if (now.kind === 'folder')
        throw new CliError(EXIT.usage, `${flag} can't be written: it is a folder by now.`, other);
      const write = async (): Promise<void> => {
        if (now.kind === 'file') return replaceFile({ path: now.path, before: now.stats }, fill);
        return fill(now.kind === 'stdout' ? process.stdout : await openSpecial(now, signal));
      };
      return write().catch(unwritten(flag, now.kind === 'file' ? dirname(now.path) : undefined));
    },
  };
};
