/** Where there is no node:diagnostics_channel, nobody can subscribe. */
export const channel = (_name: string): { readonly hasSubscribers: boolean; publish(message: unknown): void } => ({
  hasSubscribers: false,
  publish: () => undefined,
});
