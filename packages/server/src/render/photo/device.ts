/** A picture of a screen in what it is seen on: a phone, or the window of a browser. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { settled } from '../output/settled';
import type { Screen } from './is-screen';

/** A phone's screen is so many times as high as wide, and a window's page so many times as wide as high, at most. */
const TALLEST = 2.17;
const WIDEST = 1.78;

/** `height`: pixels of the device. What is longer than its screen is seen from its beginning. */
export function inDevice(picture: Image | Canvas, screen: Screen, height: number): Canvas {
  const ratio = picture.width / picture.height;
  const isPhone = screen === 'phone';
  const edge = isPhone ? height * 0.014 : height * 0.004;
  const bar = isPhone ? 0 : height * 0.062;
  const page = height - edge * 2 - bar;
  const width = page * (isPhone ? Math.max(ratio, 1 / TALLEST) : Math.min(ratio, WIDEST));
  const round = isPhone ? width * 0.13 : height * 0.022;
  const canvas = createCanvas(Math.ceil(width + edge * 2), Math.ceil(height));
  const context = canvas.getContext('2d');
  const frame = context.createLinearGradient(0, 0, canvas.width, canvas.height);
  for (const [at, color] of isPhone
    ? ([
        [0, '#5c5f66'],
        [0.2, '#1b1c20'],
        [0.8, '#121316'],
        [1, '#4a4d54'],
      ] as const)
    : ([
        [0, '#f1f2f5'],
        [1, '#dfe1e7'],
      ] as const))
    frame.addColorStop(at, color);
  context.fillStyle = frame;
  context.beginPath();
  context.roundRect(0, 0, canvas.width, height, round);
  context.fill();
  if (!isPhone)
    for (const [order, color] of ['#ff6058', '#ffbd2e', '#28c941'].entries()) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(bar * (0.5 + order * 0.42), edge + bar / 2, bar * 0.14, 0, Math.PI * 2);
      context.fill();
    }
  context.save();
  context.beginPath();
  const inner = Math.max(0, round - edge);
  context.roundRect(edge, edge + bar, width, page, isPhone ? inner : [0, 0, inner, inner]);
  context.clip();
  context.imageSmoothingQuality = 'medium';
  const cover = Math.max(width / picture.width, page / picture.height);
  const [across, down] = [picture.width * cover, picture.height * cover];
  context.drawImage(picture, edge + (width - across) / 2, edge + bar, across, down);
  // A window's light on the glass.
  const glare = context.createLinearGradient(0, 0, width, height * 0.5);
  glare.addColorStop(0, 'rgba(255,255,255,0.16)');
  glare.addColorStop(0.4, 'rgba(255,255,255,0.05)');
  glare.addColorStop(0.401, 'rgba(255,255,255,0)');
  context.fillStyle = glare;
  if (isPhone) context.fillRect(0, 0, canvas.width, height);
  context.restore();
  return settled(canvas);
}
