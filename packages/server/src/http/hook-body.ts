/** A hook as the wire shows it; its secret never leaves with it. Specification: Webhook. */
import type { Hook as HookBody } from '@vid/sdk/contract';
import type { Hook } from '../domain/hook';

export const toHookBody = (hook: Hook): HookBody => ({
  id: hook.id,
  event: hook.event,
  webhook_url: hook.webhookUrl,
  description: hook.description,
  active: hook.active,
  has_secret: true,
  failure_count: hook.failureCount,
  last_delivery_at: hook.lastDeliveryAt === null ? null : new Date(hook.lastDeliveryAt).toISOString(),
  last_status: hook.lastStatus,
  created_at: new Date(hook.createdAt).toISOString(),
});
