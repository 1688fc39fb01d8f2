/** Prices a render without a server. No dependencies. */
export {
  DEFAULT_PRICING,
  type PricedRender,
  type Pricing,
  priceRender,
  upscalesByDefault,
} from '../domain/pricing';
