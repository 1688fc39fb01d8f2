/** A scripted client for unit tests, without a server. */
export { type RenderScript, ScriptedService, type SentRequest, TEST_WEBHOOK_SECRET } from './scripted-service';
export { createTestClient, type TestClient } from './test-client';
