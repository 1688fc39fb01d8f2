/**
 * The stories of all formats, as data. Each entry is a slot: rank, role, look. However many scenes there are, no two
 * formats share their sequence of roles and looks; a test holds that.
 *
 * What a format needs stands at rank 1, so that it is in every plan: product formats show the product, presenter
 * formats show a face, film formats generate a picture. Graphic formats need nothing.
 */
import type { Kind, Route } from '@vid/sdk/contract';
import type { Look, Structure } from './slot';

const story = (...lines: readonly (readonly [number, string, Look])[]): Structure =>
  lines.map(([rank, role, look]) => ({ rank, role, look }));

// biome-ignore format: one slot a line reads as a storyboard
const ROUTES: Readonly<Record<Route, Structure>> = {
  commercial: story(
    [1, 'hook', 'shot'], [7, 'problem', 'body'], [3, 'benefit', 'title'], [8, 'detail', 'body'], [5, 'features', 'list'],
    [9, 'moment', 'shot'], [6, 'proof', 'stat'], [10, 'praise', 'quote'], [11, 'detail', 'title'], [4, 'offer', 'hook'],
    [12, 'when', 'body'], [2, 'cta', 'cta']),
  'product-film': story(
    [3, 'intro', 'title'], [1, 'reveal', 'product'], [5, 'detail', 'body'], [6, 'close-up', 'product'], [4, 'proof', 'stat'],
    [8, 'craft', 'quote'], [7, 'features', 'list'], [10, 'use', 'product'], [9, 'detail', 'title'], [11, 'price', 'stat'],
    [12, 'where', 'body'], [2, 'cta', 'logo']),
  'product-ad': story(
    [3, 'hook', 'hook'], [1, 'product', 'product'], [5, 'benefit', 'body'], [4, 'offer', 'stat'], [6, 'features', 'list'],
    [7, 'use', 'product'], [9, 'benefit', 'title'], [8, 'proof', 'quote'], [10, 'detail', 'body'], [11, 'detail', 'title'],
    [12, 'when', 'body'], [2, 'cta', 'cta']),
  'brand-advert': story(
    [4, 'intro', 'logo'], [1, 'promise', 'shot'], [3, 'value', 'title'], [5, 'value', 'quote'], [6, 'people', 'shot'],
    [7, 'proof', 'stat'], [8, 'value', 'body'], [9, 'features', 'list'], [10, 'value', 'title'], [11, 'place', 'body'],
    [12, 'offer', 'hook'], [2, 'cta', 'logo']),
  'film-advert': story(
    [1, 'opening', 'shot'], [3, 'tension', 'quote'], [5, 'turn', 'shot'], [6, 'body', 'body'], [7, 'proof', 'stat'],
    [8, 'scene', 'shot'], [9, 'body', 'title'], [10, 'features', 'list'], [11, 'body', 'body'], [12, 'offer', 'stat'],
    [4, 'resolve', 'title'], [2, 'cta', 'cta']),
  'brand-mascot-ad': story(
    [1, 'mascot', 'shot'], [3, 'hook', 'hook'], [4, 'gag', 'shot'], [6, 'benefit', 'body'], [5, 'offer', 'stat'],
    [7, 'features', 'list'], [8, 'gag', 'shot'], [9, 'praise', 'quote'], [10, 'benefit', 'title'], [11, 'detail', 'body'],
    [12, 'when', 'title'], [2, 'cta', 'cta']),
  story: story(
    [3, 'beginning', 'title'], [1, 'scene', 'shot'], [5, 'trouble', 'body'], [6, 'scene', 'shot'], [4, 'turn', 'quote'],
    [7, 'change', 'body'], [8, 'proof', 'stat'], [10, 'scene', 'shot'], [9, 'features', 'list'], [11, 'change', 'title'],
    [12, 'offer', 'hook'], [2, 'cta', 'cta']),
  'character-story': story(
    [1, 'character', 'shot'], [3, 'wish', 'quote'], [5, 'obstacle', 'body'], [4, 'character', 'shot'], [6, 'help', 'title'],
    [7, 'features', 'list'], [8, 'result', 'stat'], [9, 'character', 'shot'], [10, 'body', 'body'], [11, 'body', 'quote'],
    [12, 'offer', 'title'], [2, 'cta', 'cta']),
  'place-film': story(
    [1, 'arrival', 'shot'], [3, 'place', 'title'], [4, 'walk', 'shot'], [5, 'features', 'list'], [6, 'detail', 'body'],
    [7, 'view', 'shot'], [8, 'proof', 'stat'], [9, 'praise', 'quote'], [10, 'detail', 'title'], [11, 'offer', 'hook'],
    [12, 'when', 'body'], [2, 'cta', 'title']),
  explainer: story(
    [1, 'question', 'hook'], [3, 'answer', 'title'], [6, 'context', 'body'], [4, 'how', 'steps'], [7, 'part', 'body'],
    [5, 'proof', 'stat'], [8, 'part', 'title'], [9, 'part', 'body'], [10, 'praise', 'quote'], [11, 'part', 'title'],
    [12, 'price', 'stat'], [2, 'cta', 'cta']),
  training: story(
    [1, 'intro', 'title'], [6, 'why', 'stat'], [3, 'steps', 'steps'], [4, 'step', 'body'], [7, 'step', 'title'],
    [8, 'step', 'body'], [9, 'step', 'title'], [10, 'warning', 'hook'], [11, 'step', 'body'], [12, 'step', 'title'],
    [5, 'check', 'hook'], [2, 'recap', 'list']),
  'motion-film': story(
    [1, 'hook', 'title'], [3, 'line', 'hook'], [5, 'line', 'body'], [4, 'number', 'stat'], [6, 'features', 'list'],
    [7, 'line', 'hook'], [8, 'line', 'quote'], [9, 'line', 'title'], [10, 'line', 'body'], [11, 'line', 'hook'],
    [12, 'offer', 'stat'], [2, 'cta', 'logo']),
  'app-demo': story(
    [3, 'problem', 'hook'], [1, 'screen', 'product'], [4, 'how', 'steps'], [5, 'feature', 'title'], [6, 'screen', 'product'],
    [7, 'features', 'list'], [8, 'result', 'stat'], [9, 'feature', 'body'], [10, 'praise', 'quote'], [11, 'feature', 'title'],
    [12, 'price', 'stat'], [2, 'cta', 'cta']),
  website: story(
    [1, 'headline', 'hook'], [3, 'section', 'body'], [4, 'features', 'list'], [5, 'section', 'title'], [6, 'proof', 'stat'],
    [7, 'section', 'body'], [8, 'praise', 'quote'], [9, 'section', 'title'], [10, 'price', 'stat'], [11, 'section', 'body'],
    [12, 'where', 'title'], [2, 'cta', 'cta']),
  narrator: story(
    [1, 'narration', 'presenter'], [3, 'chapter', 'title'], [5, 'chapter', 'body'], [4, 'proof', 'stat'], [6, 'narration', 'presenter'],
    [7, 'features', 'list'], [8, 'chapter', 'title'], [9, 'praise', 'quote'], [10, 'chapter', 'body'], [11, 'narration', 'presenter'],
    [12, 'offer', 'hook'], [2, 'cta', 'cta']),
  'ugc-ad': story(
    [1, 'hook', 'presenter'], [3, 'product', 'product'], [4, 'reason', 'body'], [5, 'reason', 'presenter'], [6, 'features', 'list'],
    [7, 'offer', 'stat'], [8, 'proof', 'quote'], [9, 'product', 'product'], [10, 'reason', 'title'], [11, 'reason', 'body'],
    [12, 'when', 'title'], [2, 'cta', 'cta']),
  testimonial: story(
    [1, 'testimony', 'presenter'], [3, 'praise', 'quote'], [4, 'before', 'body'], [5, 'result', 'stat'], [6, 'testimony', 'presenter'],
    [7, 'features', 'list'], [8, 'reason', 'title'], [9, 'reason', 'body'], [10, 'praise', 'quote'], [11, 'reason', 'title'],
    [12, 'offer', 'hook'], [2, 'cta', 'logo']),
  'walk-talk': story(
    [1, 'walk', 'walk'], [3, 'point', 'title'], [4, 'walk', 'walk'], [5, 'point', 'stat'], [6, 'features', 'list'],
    [7, 'point', 'body'], [8, 'walk', 'walk'], [9, 'point', 'title'], [10, 'praise', 'quote'], [11, 'point', 'body'],
    [12, 'offer', 'hook'], [2, 'cta', 'cta']),
  unboxing: story(
    [3, 'teaser', 'hook'], [4, 'box', 'title'], [1, 'unboxing', 'product'], [5, 'contents', 'list'], [6, 'detail', 'product'],
    [7, 'detail', 'body'], [8, 'number', 'stat'], [9, 'detail', 'product'], [10, 'praise', 'quote'], [11, 'detail', 'title'],
    [12, 'offer', 'hook'], [2, 'cta', 'cta']),
  short: story(
    [1, 'scroll-stop', 'hook'], [3, 'punch', 'hook'], [4, 'punch', 'stat'], [5, 'punch', 'body'], [6, 'features', 'list'],
    [7, 'punch', 'hook'], [8, 'punch', 'title'], [9, 'praise', 'quote'], [10, 'punch', 'body'], [11, 'offer', 'stat'],
    [12, 'when', 'title'], [2, 'cta', 'cta']),
  'youtube-short': story(
    [1, 'question', 'title'], [4, 'countdown', 'list'], [3, 'reveal', 'hook'], [5, 'fact', 'stat'], [6, 'fact', 'body'],
    [7, 'fact', 'title'], [8, 'fact', 'quote'], [9, 'fact', 'hook'], [10, 'fact', 'body'], [11, 'offer', 'stat'],
    [12, 'when', 'body'], [2, 'cta', 'hook']),
  'stylized-world': story(
    [1, 'world', 'shot'], [3, 'wonder', 'title'], [4, 'world', 'shot'], [5, 'wonder', 'body'], [6, 'proof', 'stat'],
    [7, 'world', 'shot'], [8, 'features', 'list'], [9, 'wonder', 'quote'], [10, 'world', 'shot'], [11, 'wonder', 'title'],
    [12, 'offer', 'hook'], [2, 'cta', 'logo']),
  'frozen-frame': story(
    [1, 'freeze', 'shot'], [3, 'detail', 'stat'], [4, 'freeze', 'shot'], [5, 'detail', 'hook'], [6, 'freeze', 'shot'],
    [7, 'detail', 'list'], [8, 'detail', 'quote'], [9, 'freeze', 'shot'], [10, 'detail', 'title'], [11, 'detail', 'body'],
    [12, 'offer', 'stat'], [2, 'cta', 'title']),
};

/** What is planned when no format is asked for: everything is drawn, unless a photo or a face was sent. */
// biome-ignore format: one slot a line reads as a storyboard
const PLAIN: Readonly<Record<Kind, Structure>> = {
  ad: story(
    [1, 'hook', 'hook'], [3, 'body', 'product/title'], [6, 'features', 'list'], [4, 'proof', 'stat'], [5, 'body', 'presenter/body'],
    [8, 'praise', 'quote'], [9, 'body', 'title'], [10, 'body', 'body'], [7, 'offer', 'hook'], [11, 'body', 'product/title'],
    [12, 'when', 'body'], [2, 'cta', 'cta']),
  training: story(
    [1, 'intro', 'hook'], [5, 'why', 'title'], [3, 'steps', 'steps'], [4, 'step', 'presenter/body'], [7, 'step', 'title'],
    [8, 'step', 'product/body'], [9, 'number', 'stat'], [10, 'step', 'title'], [11, 'step', 'body'], [12, 'warning', 'hook'],
    [6, 'check', 'title'], [2, 'recap', 'list']),
};

/** The story of a format, or of what is planned without one. */
export const storyOf = (route: Route | undefined, kind: Kind): Structure =>
  route === undefined ? PLAIN[kind] : ROUTES[route];
