import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { safeSvg } from '../../src/artwork/svg/safe-svg';

const NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (body: string, frame = 'viewBox="0 0 10 10"'): Buffer =>
  Buffer.from(`<svg ${NAMES} ${frame}>${body}</svg>`);
const safe = (bytes: Buffer): string => {
  const result = safeSvg(bytes);
  if ('problem' in result) throw new Error(result.problem);
  return result.document(10);
};
const problem = (bytes: Buffer): string => {
  const result = safeSvg(bytes);
  return 'problem' in result ? result.problem : 'none';
};
/** The colour in the middle. */
const middle = async (bytes: Buffer): Promise<string> => {
  const canvas = createCanvas(10, 10);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(safe(bytes))), 0, 0);
  return [...context.getImageData(5, 5, 1, 1).data].join(' ');
};

describe('what a stranger’s SVG loses', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    ['a handler', '<rect width="1" height="1" onclick="go()" onload="go()"/>', 'go()'],
    ['HTML within it', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">hi</body></foreignObject>', 'hi'],
    ['shapes of another document', `<use href="other.svg#a"/>`, 'other.svg'],
    ['paint from outside', `<rect width="9" height="9" fill="url(http://a.example/p#x)"/>`, 'a.example'],
    ['a style sheet from outside', '<style>@import url(http://a.example/s.css);</style>', 'a.example'],
    ['a style that reaches out', '<rect width="9" height="9" style="fill:url(//a.example/x)"/>', 'a.example'],
    ['animation', '<rect width="9" height="9"><animate attributeName="x" to="5"/></rect>', 'animate'],
    ['a link', '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>', 'javascript'],
    ['turbulence', '<filter id="f"><feTurbulence numOctaves="99999"/></filter>', 'feTurbulence'],
  ])('%s', (_what, body, gone) => {
    expect(safe(svg(`${body}<circle r="3"/>`))).toContain('<circle');
    expect(safe(svg(`${body}<circle r="3"/>`))).not.toContain(gone);
  });
});

describe('what is refused', () => {
  const layers = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`).join('');
  it.each([
    ['no XML', Buffer.from('hello'), /not an SVG/],
    ['nothing', Buffer.alloc(0), /not an SVG/],
    ['another document', Buffer.from('<html></html>'), /no <svg>/],
    [
      'entities of its own',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg ${NAMES} viewBox="0 0 1 1">&a;</svg>`),
      /not an SVG/,
    ],
    [
      'a picture from outside',
      svg('<g><image href="file:///etc/passwd" width="9" height="9"/></g>'),
      /picture of pixels/,
    ],
    ['no size', Buffer.from(`<svg ${NAMES}/>`), /no size/],
    ['a hair', svg('', 'viewBox="0 0 9000 1"'), /too narrow/],
    [
      'shapes that multiply',
      svg(`<rect id="l0" width="1" height="1"/>${layers(8)}<use href="#l8"/>`),
      /too many shapes/,
    ],
    ['shapes within themselves', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), /within itself/],
    ['filters without end', svg('<g opacity=".5"/>'.repeat(500)), /too many filters/],
    ['elements without end', svg('<g/>'.repeat(25_000)), /more than 20000/],
    ['depth without end', svg(`${'<g>'.repeat(500)}${'</g>'.repeat(500)}`), /nested/],
    ['bytes without end', Buffer.alloc(5 * 1024 ** 2, 'a'), /larger than/],
  ])('%s', (_what, bytes, words) => {
    expect(problem(bytes)).toMatch(words);
  });
});

describe('what is kept', () => {
  it('is drawn: shapes, gradients, uses', async () => {
    expect(await middle(svg('<path fill="#f00" d="M0 0h10v10H0z"/>'))).toBe('255 0 0 255');
    expect(
      await middle(svg('<defs><rect id="a" width="10" height="10" fill="#0f0"/></defs><use xlink:href="#a"/>')),
    ).toBe('0 255 0 255');
    expect(
      await middle(
        svg(
          '<linearGradient id="g"><stop stop-color="#f0f"/></linearGradient><rect width="10" height="10" fill="url(#g)"/>',
        ),
      ),
    ).toBe('255 0 255 255');
  });

  it('has its style sheet, which goes before attributes and after an own style', async () => {
    const sheet = '<style>/* x */ .a, .z{fill:#00ff00} rect{fill:#ff0000} #b{fill:#0000ff !important}</style>';
    expect(await middle(svg(`${sheet}<rect class="a" fill="#fff" width="10" height="10"/>`))).toBe('0 255 0 255');
    expect(await middle(svg(`${sheet}<rect id="b" class="a" width="10" height="10"/>`))).toBe('0 0 255 255');
    expect(await middle(svg(`${sheet}<rect class="a" style="fill:#ffffff" width="10" height="10"/>`))).toBe(
      '255 255 255 255',
    );
  });

  it('keeps its shape at any size', async () => {
    const result = safeSvg(svg('<rect width="20" height="10"/>', 'width="20px" height="10"'));
    if ('problem' in result) throw new Error(result.problem);
    expect(result).toMatchObject({ width: 20, height: 10 });
    expect(await loadImage(Buffer.from(result.document(600)))).toMatchObject({ width: 600, height: 300 });
  });
});
