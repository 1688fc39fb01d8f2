import * as z from 'zod';

/** Body of every delivery. Specification: Delivery format. */
export const deliverySchema = z.looseObject({
  event: z.string(),
  payload: z.looseObject({}),
  emitted_at: z.iso.datetime({ offset: true }),
  delivery_id: z.string(),
});
/** The body of a delivery. Specification: Delivery format. */
export type DeliveryBody = Readonly<z.output<typeof deliverySchema>>;
