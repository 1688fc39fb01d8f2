/** A listener for webhook deliveries in code, as in tests: `await listen({ register: ['video.completed'] })`. */
export type { NextOptions } from '../listen/delivery-log';
export { listenInCode as listen } from '../listen/listen-in-code';
export type { ListenOptions } from '../listen/listen-options';
export type { Listener } from '../listen/listener';
export type { Forwarded, ReceivedDelivery } from '../listen/received-delivery';
export type { Registered } from '../listen/register-hooks';
export type { Sent } from '../webhook/sent';
