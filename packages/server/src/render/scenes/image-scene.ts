/** A still picture that the camera slowly moves over, with one line of copy. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import type { Layer } from '../film/film';
import { STILL } from '../film/film';
import { randomFor } from '../random';
import { captionLayers, keyLine, PHOTO_TONE } from './caption';
import type { SceneInput } from './scene-input';

/** How much larger than the frame the picture is kept, which is also the closest that the camera comes. */
const REACH = 1.16;

/** The picture cropped to the frame's shape, once, at the largest size that is needed. */
function cropped(picture: Image, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.round(width * REACH), Math.round(height * REACH));
  const context = canvas.getContext('2d');
  // Not 'high', which leaves pixels out when it makes a picture smaller.
  context.imageSmoothingQuality = 'medium';
  const ratio = picture.width / picture.height;
  const wanted = width / height;
  const mismatch = Math.max(ratio / wanted, wanted / ratio);
  const cover = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const draw = (factor: number): void => {
    const [across, down] = [picture.width * factor, picture.height * factor];
    context.drawImage(picture, (canvas.width - across) / 2, (canvas.height - down) / 2, across, down);
  };
  if (mismatch < 2.1) {
    draw(cover);
    return canvas;
  }
  // Shapes too different to crop: the whole picture stands on a blurred copy of itself.
  context.filter = `blur(${Math.round(width / 24)}px) brightness(0.7)`;
  draw(cover * 1.15);
  context.filter = 'none';
  draw(Math.min(canvas.width / picture.width, canvas.height / picture.height) / REACH);
  return canvas;
}

export function imageLayers({ scene, setting, frames }: SceneInput, picture: Image): Layer[] {
  const { width, height } = setting.size;
  const stock = cropped(picture, width, height);
  const random = randomFor(setting.seed, `camera ${setting.index}`);
  const closer = random() < 0.6;
  const [fromX, fromY] = [random(), random() * 0.6 + 0.2];
  const camera: Layer = {
    box: { x: 0, y: 0, width, height },
    frames,
    masked: false,
    enter: STILL,
    paint(context, frame) {
      const progress = frame / Math.max(1, frames - 1);
      const eased = progress - (Math.sin(progress * Math.PI * 2) / (Math.PI * 2)) * 0.35;
      const close = closer ? eased : 1 - eased;
      const [across, down] = [width * (REACH - (REACH - 1) * close), height * (REACH - (REACH - 1) * close)];
      const x = (stock.width - across) * (fromX + (0.5 - fromX) * eased);
      const y = (stock.height - down) * (fromY + (0.5 - fromY) * eased);
      context.imageSmoothingQuality = 'medium';
      context.drawImage(stock, x, y, across, down, 0, 0, width, height);
    },
  };
  return [camera, ...captionLayers(keyLine(scene, setting.language), setting, PHOTO_TONE)];
}
