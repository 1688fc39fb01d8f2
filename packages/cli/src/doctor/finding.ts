/** What a check of `vid doctor` found. */
export interface Finding {
  /** What was looked at; stable, so that a script can pick it. */
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly detail: string;
  /** A command or a file to edit; a problem always has one. */
  readonly next?: string;
}

export const ok = (name: string, detail: string): Finding => ({ name, state: 'ok', detail });

export const warning = (name: string, detail: string, next?: string): Finding => ({
  name,
  state: 'warning',
  detail,
  ...(next === undefined ? {} : { next }),
});

export const problem = (name: string, detail: string, next: string): Finding => ({
  name,
  state: 'problem',
  detail,
  next,
});
