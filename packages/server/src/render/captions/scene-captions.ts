import type { CaptionName } from './caption-names';
import type { SaidWord } from './said-word';

/** The captions of a scene. */
export interface SceneCaptions {
  readonly style: CaptionName;
  readonly words: readonly SaidWord[];
}
