/**
 * Stills of the scenes that are composed, as they are drawn. What is drawn for an earlier request is abandoned; its pictures
 * stay until those that follow them are there.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { lines, messageOf } from '../../data/api';
import type { StillLine } from '../../data/shapes';

export interface Still {
  readonly url: string | undefined;
  /** What is seen, as the renderer calls it. */
  readonly subject: string;
  /** What is missing in it, and why. */
  readonly lacks: string | undefined;
  /** Whether it is of what was written before. */
  readonly isOld: boolean;
}

export interface Stills {
  readonly at: readonly (Still | undefined)[];
  readonly isDrawing: boolean;
  /** Why the others are not there. */
  readonly error: string | undefined;
}

const NONE: Stills = { at: [], isDrawing: false, error: undefined };

const urlOf = (image: string): string => {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
};

const stillOf = ({ image, subject, lacks }: StillLine): Still => ({
  url: image === null ? undefined : urlOf(image),
  subject,
  lacks: lacks ?? undefined,
  isOld: false,
});

const forget = (still: Still | undefined): void => {
  if (still?.url !== undefined) URL.revokeObjectURL(still.url);
};

/** `request` undefined: nothing can be drawn. A request of so many scenes has no more stills. */
export const useStills = (userId: string | undefined, request: string | undefined, scenes: number): Stills => {
  const [stills, setStills] = useState(NONE);
  const held = useRef<(Still | undefined)[]>([]);
  const show = (isDrawing: boolean, error?: string): void => setStills({ at: [...held.current], isDrawing, error });

  useEffect(() => {
    if (userId === undefined || request === undefined) {
      show(false);
      return undefined;
    }
    const over = new AbortController();
    for (const still of held.current.splice(scenes)) forget(still);
    held.current = held.current.map((still) => still && { ...still, isOld: true });
    show(true);
    const draw = async (): Promise<void> => {
      const path = `/accounts/${encodeURIComponent(userId)}/stills`;
      let error: string | undefined;
      for await (const line of lines<StillLine | { readonly error: string }>(path, request, over.signal)) {
        if ('error' in line) error = line.error;
        else {
          forget(held.current[line.scene]);
          held.current[line.scene] = stillOf(line);
        }
        show(error === undefined, error);
      }
      show(false, error);
    };
    draw().catch((error: unknown) => {
      if (!over.signal.aborted) show(false, messageOf(error));
    });
    return () => over.abort();
  }, [userId, request]);

  useEffect(() => () => held.current.forEach(forget), []);
  return stills;
};
