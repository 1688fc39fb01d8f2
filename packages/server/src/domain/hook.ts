/** How the deliveries of a webhook have gone. */
export interface HookHealth {
  readonly active: boolean;
  /** Failed deliveries in a row. */
  readonly failureCount: number;
  readonly lastDeliveryAt: number | null;
  readonly lastStatus: string | null;
}

/** A webhook as it is stored. Specification: Webhook. */
export interface Hook extends HookHealth {
  readonly id: string;
  readonly userId: string;
  readonly event: string;
  readonly webhookUrl: string;
  readonly description: string | null;
  /** 64 hexadecimal digits; the key of every signature is this text. */
  readonly secret: string;
  readonly createdAt: number;
}
