/** Where a render is, told to whoever has a clock: what is drawn must not depend on the time that it takes. */
import type { Stage } from '../ports/renderer';

export interface StageMark {
  readonly stage: Stage;
  readonly scene?: number;
  readonly is: 'begun' | 'ended';
}

export interface StageMarks {
  begin(stage: Stage, scene?: number): void;
  end(stage: Stage, scene?: number): void;
  /** Tells of a stage from the beginning of some work to its end. */
  during<T>(stage: Stage, work: () => Promise<T>): Promise<T>;
}

export const stageMarks = (tell: (mark: StageMark) => void): StageMarks => {
  const mark =
    (is: StageMark['is']) =>
    (stage: Stage, scene?: number): void =>
      tell({ stage, ...(scene === undefined ? {} : { scene }), is });
  const [begin, end] = [mark('begun'), mark('ended')];
  return {
    begin,
    end,
    async during(stage, work) {
      begin(stage);
      try {
        return await work();
      } finally {
        end(stage);
      }
    },
  };
};
