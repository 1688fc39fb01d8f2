/** What somebody goes by who walks through a place: things at both sides that come from beside the camera and fall behind. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { mix } from '../color/color';
import type { Palette } from '../color/palettes';
import { blurred } from '../sprites/soft';
import type { Stock } from '../stage/stock';
import { drawnOf } from '../stage/wardrobe';

type Names = readonly [string, ...string[]];

const STREET: Names = ['deciduous-tree', 'office-building', 'bus-stop', 'deciduous-tree', 'convenience-store'];
const PARK: Names = ['deciduous-tree', 'evergreen-tree', 'deciduous-tree', 'sunflower'];
const INSIDE: Names = ['potted-plant', 'door', 'couch-and-lamp', 'potted-plant', 'window'];

const OF_PLACE: Readonly<Record<string, Names>> = {
  beach: ['palm-tree', 'beach-with-umbrella', 'palm-tree'],
  sea: ['palm-tree', 'beach-with-umbrella', 'palm-tree'],
  field: ['sheaf-of-rice', 'deciduous-tree', 'house-with-garden', 'sunflower'],
  forest: ['evergreen-tree', 'deciduous-tree', 'evergreen-tree'],
  garden: PARK,
  mountains: ['evergreen-tree', 'hut', 'evergreen-tree'],
  park: PARK,
  street: STREET,
  station: STREET,
  warehouse: ['package', 'door', 'package'],
  workshop: ['toolbox', 'door', 'package'],
};

/** Pixels of a side, and of blur, as shares of the frame's shorter side: they are beside whoever is in focus. */
const SIDE = 0.5;
const BLUR = 0.009;

/** Those that pictures show. */
export async function passersOf(
  stock: Stock,
  place: string,
  palette: Palette,
  short: number,
): Promise<readonly Canvas[]> {
  const names = [...new Set(OF_PLACE[place] ?? INSIDE)];
  const drawn = await Promise.all(
    names.map(async (name) => {
      const figure = stock.picture(name);
      return figure === undefined ? undefined : drawnOf(figure, short * SIDE, palette);
    }),
  );
  const air = mix(palette.glow2, palette.to, 0.4);
  return drawn.flatMap((sprite) => {
    if (sprite === undefined) return [];
    const { canvas } = blurred(sprite, short * BLUR);
    const hazy = createCanvas(canvas.width, canvas.height);
    const context = hazy.getContext('2d');
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = `rgba(${air.r},${air.g},${air.b},0.14)`;
    context.fillRect(0, 0, hazy.width, hazy.height);
    return [hazy];
  });
}
