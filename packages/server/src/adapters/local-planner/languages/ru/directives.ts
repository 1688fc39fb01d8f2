/** How briefs in Russian speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: { about: 'для|о|об|про' },
  openings: [
    '(создайте|создай|сделайте|сделай|нужен|нам нужен|снимите) ..3 (видео|ролик|видеоролик|рекламу|клип) {about}',
    '(короткое|новое)?2 (реклам*|видео|ролик|видеоролик|объявление) {about}',
    '(реклама|видео|объявление) _? :',
  ],
};
