/** At the edge no request is checked, so that asking for it is the mistake. */
export { checkRequest as refuseInvalid } from './check-request.edge';
