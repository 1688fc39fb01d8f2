/** What a browser shows above and beside a page: tabs, the address that the scene says, and a scrollbar. */
import { css, mix } from '../../color/color';
import { keys } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { ActScene } from '../act';
import { disc, painted, rounded, shortOf } from '../pen';
import { type Page, paperOf } from './page';

/** An address in what is said, so that nothing is written that the plan does not say. */
const ADDRESS = /[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?/iu;

export function drawBar(context: Context, scene: ActScene, { window, bar, round }: Page): void {
  const { palette, fonts } = scene.setting;
  const paper = paperOf(scene);
  const chrome = mix(paper, palette.ink, 0.12);
  context.save();
  context.beginPath();
  context.roundRect(window.x, window.y, window.width, bar, [round, round, 0, 0]);
  context.clip();
  context.fillStyle = css(chrome);
  context.fillRect(window.x, window.y, window.width, bar);
  const [row, left] = [bar * 0.42, window.x + bar * 0.28];
  for (const [order, color] of ['#ff6058', '#ffbd2e', '#28c941'].entries())
    disc(context, left + order * bar * 0.24, window.y + row * 0.55, bar * 0.075, color);
  const tabs = left + bar * 0.86;
  for (const order of [0, 1]) {
    const tab = { x: tabs + order * bar * 2.1, y: window.y + row * 0.16, width: bar * 1.98, height: row };
    if (tab.x + tab.width > window.x + window.width) continue;
    rounded(context, tab, bar * 0.1, css(order === 0 ? paper : mix(chrome, paper, 0.35)));
    disc(
      context,
      tab.x + bar * 0.2,
      tab.y + row * 0.45,
      bar * 0.075,
      css(order === 0 ? palette.accent : palette.ink, order === 0 ? 1 : 0.3),
    );
    rounded(
      context,
      { x: tab.x + bar * 0.38, y: tab.y + row * 0.36, width: bar * (order === 0 ? 1.1 : 0.8), height: row * 0.2 },
      3,
      css(palette.ink, order === 0 ? 0.5 : 0.22),
    );
  }
  context.fillStyle = css(paper);
  context.fillRect(window.x, window.y + row, window.width, bar - row);
  const field = {
    x: window.x + bar * 0.95,
    y: window.y + row + (bar - row) * 0.2,
    width: window.width - bar * 1.25,
    height: (bar - row) * 0.62,
  };
  rounded(context, field, field.height / 2, css(mix(paper, palette.ink, 0.1)));
  context.strokeStyle = css(palette.ink, 0.5);
  context.lineWidth = Math.max(1.4, bar * 0.03);
  for (const [order, turn] of [1, -1].entries()) {
    const x = window.x + bar * (0.3 + order * 0.34);
    const y = field.y + field.height / 2;
    context.beginPath();
    context.moveTo(x + turn * bar * 0.05, y - bar * 0.09);
    context.lineTo(x - turn * bar * 0.05, y);
    context.lineTo(x + turn * bar * 0.05, y + bar * 0.09);
    context.stroke();
  }
  const lock = {
    x: field.x + field.height * 0.42,
    y: field.y + field.height * 0.46,
    width: field.height * 0.3,
    height: field.height * 0.26,
  };
  rounded(context, lock, 2, css(palette.ink, 0.55));
  context.beginPath();
  context.arc(lock.x + lock.width / 2, lock.y, lock.width * 0.32, Math.PI, 0);
  context.stroke();
  const address = addressOf(scene);
  if (address === undefined)
    rounded(
      context,
      { x: field.x + field.height, y: field.y + field.height * 0.38, width: bar * 1.9, height: field.height * 0.24 },
      4,
      css(palette.ink, 0.4),
    );
  else {
    fonts.apply(context, 'inter', 500, field.height * 0.6);
    context.fillStyle = css(palette.ink);
    context.direction = 'ltr';
    context.fillText(address, field.x + field.height, field.y + field.height * 0.71, field.width - field.height * 1.6);
  }
  context.restore();
}

const addressOf = ({ copy }: ActScene): string | undefined =>
  [copy.headline, ...copy.lines].map((line) => ADDRESS.exec(line)?.[0]).find((found) => found !== undefined);

export function scrollbar(scene: ActScene, { view }: Page): Layer {
  const { setting, from } = scene;
  const wide = Math.max(4, shortOf(scene) * 0.009);
  const end = setting.seconds;
  const x = scene.rightToLeft ? view.x + wide * 0.5 : view.x + view.width - wide * 1.5;
  const share = (setting.index + 0.2) / setting.count;
  const box = { x, y: view.y + view.height * (0.03 + 0.7 * share), width: wide, height: view.height * 0.2 };
  return painted(scene, box, (context) => rounded(context, box, wide, css(setting.palette.ink, 0.4)), {
    move: {
      y: keys(
        { at: from - 0.1, value: -view.height * 0.12 },
        { at: from + 0.85, value: 0 },
        { at: end, value: view.height * 0.03 },
      ),
    },
  });
}
