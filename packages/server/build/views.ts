/** Where the view of each panorama looks (degrees to the right, degrees upward), and its exposure. */
export const VIEWS: Readonly<Record<string, readonly [yaw: number, pitch: number, exposure: number]>> = {
  city: [112, 2, 1.2],
  esplanade: [160, 2, 1],
  hall: [128, 4, 1],
  lab: [60, 0, 1.3],
  lobby: [15, 0, 1],
  night: [40, 6, 2.2],
  studio: [272, -14, 1.6],
  venice: [60, 3, 1.1],
  warehouse: [125, 2, 1],
};
