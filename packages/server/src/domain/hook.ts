/** A webhook as it is stored. Specification: Webhook. */
export interface Hook {
  readonly id: string;
  readonly userId: string;
  readonly event: string;
  readonly webhookUrl: string;
  readonly description: string | null;
  readonly active: boolean;
  /** 64 hexadecimal digits; the key of every signature is this text. */
  readonly secret: string;
  /** Failed deliveries in a row. */
  readonly failureCount: number;
  readonly lastDeliveryAt: number | null;
  readonly lastStatus: string | null;
  readonly createdAt: number;
}
