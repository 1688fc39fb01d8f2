/** The page in a real browser: each view, a render from its form to its video, hostile texts, a cut connection, long lists. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/ports/store';
import { BRIEF, TINY_PLAN } from '../support/world';
import { seriousFindings } from './axe';
import { cuttable, type OpenPage, type Studio, startStudio, whyNoBrowser } from './browser';
import { createLively, type Lively } from './lively';

/** Of what the page has. */
declare const document: {
  querySelector(selector: string): { readonly videoWidth: number } | null;
  querySelectorAll(selector: string): { readonly length: number };
};

let studio: Studio;
beforeAll(async () => {
  if (whyNoBrowser === undefined) studio = await startStudio();
  else console.warn(`The page was not tried in a browser: ${whyNoBrowser}.`);
});
afterAll(() => studio?.close());

const thereAre = (page: Page, number: number, testId: string) =>
  page.waitForFunction(([selector, wanted]) => document.querySelectorAll(selector).length === wanted, [
    `[data-testid="${testId}"]`,
    number,
  ] as const);
const count = (page: Page, testId: string) => page.locator(`[data-testid="${testId}"]`).count();
/** Waits until a text is seen. */
const shows = (page: Page, text: string) =>
  page.locator('main, .announcements').getByText(text, { exact: false }).first().waitFor();
const isPressed = (page: Page, name: string) => page.locator(`:root[data-theme="${name}"]`).waitFor();

describe.skipIf(whyNoBrowser !== undefined)('the page', () => {
  test('shows a render with its video, scenes and reasons, and its deliveries with their signature', async () => {
    const { world, jobId, deliveryId } = await createLively(studio);
    const { page, go, see, complaints } = await studio.open(world);
    await (await see('render-row')).click();
    expect(page.url()).toContain(`#/renders/${jobId}`);
    await see('job-player');
    await page.waitForFunction(() => (document.querySelector('video.player')?.videoWidth ?? 0) > 0);
    await see('job-scene');
    expect(await count(page, 'job-scene')).toBe(2);
    expect(await page.locator('.timeline .beat').count()).toBe(4);
    const lefts =
      "[...document.querySelectorAll('.timeline .cut, .timeline .beat:nth-of-type(2)')].map(({ style }) => style.left)";
    expect(new Set(await page.evaluate<string[]>(lefts)).size).toBe(1);
    await page.locator('[data-testid="job-scene"]', { hasText: 'shows calm sea' }).first().waitFor();
    // What is said of the first, on one track; the second goes to where it begins.
    expect(
      await page.evaluate(
        "[...document.querySelector('video.player').textTracks].map(({ mode, cues }) => [mode, cues.length])",
      ),
    ).toEqual([['showing', 1]]);
    await page.locator('[data-testid="job-scene"] button').nth(1).press('Enter');
    await page.waitForFunction("document.querySelector('video.player:focus')?.currentTime >= 3");
    await page.locator('[data-testid="stage-row"]', { hasText: 'scene 1: drawing 5 ms' }).waitFor();
    // Each but planning, which it did without, and keeping once more.
    expect(await count(page, 'stage-row')).toBe(11);
    // Request, checks, ledger, job, event, two deliveries, and their four attempts.
    expect(await count(page, 'why-node')).toBe(11);
    const job = page.locator('[data-testid="why-node"][aria-pressed="true"]');
    await job.focus();
    await page.keyboard.press('ArrowRight');
    expect(await job.textContent()).toContain('video.completed');

    await go(`#/deliveries/${deliveryId}`);
    await see('signature-step');
    expect(await count(page, 'attempt-row')).toBe(3);
    expect(await count(page, 'signature-step')).toBe(4);
    await page.fill('[data-testid="signature-secret"]', '0'.repeat(64));
    await shows(page, 'does not hold');
    world.answer = () => 200;
    await (await see('redeliver')).click();
    await page.locator('.view-head .badge.is-good').waitFor();
    expect(complaints).toEqual([]);
  });

  test('takes the secret of a webhook for what it is, and calls it on demand', async () => {
    const world = await studio.world();
    const { secret, hook } = (await world.hook('video.completed')).body;
    await world.server.admin.pingHook(hook.id);
    const { page, see, complaints } = await studio.open(world);
    await (await see('nav-webhooks')).click();
    expect(await (await see('hook-row')).textContent()).toContain('receiver.example.com');
    // A ping is no event.
    expect(await (await see('hook-row')).textContent()).toContain('no event yet');
    world.answer = () => 500;
    await (await see('hook-ping')).click();
    await shows(page, 'The ping failed: status 500');
    await thereAre(page, 2, 'delivery-row');
    await page.locator('[data-testid="delivery-row"]', { hasText: 'delivered' }).click();
    await see('signature-step');
    await page.fill('[data-testid="signature-secret"]', secret);
    await shows(page, 'whoever sent it has the secret');
    expect(complaints).toEqual([]);
  });

  test('composes a render, changes a scene, and renders it to its video', async () => {
    const world = await studio.world();
    const { page, see, complaints } = await studio.open(world);
    await (await see('nav-compose')).click();
    const form = await see('compose-form');
    // Of several accounts none pays before it is named.
    expect(await (await see('compose-payer')).inputValue()).toBe('');
    await page.selectOption('[data-testid="compose-payer"]', await world.userId());
    await form.locator('#field-duration_sec').fill('3');
    await form.locator('#field-brief').fill(BRIEF.brief);
    await page.locator('#about-duration_sec.field-problem').waitFor();
    await form.locator('#field-duration_sec').fill('10');
    const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4_000_000) };
    await page.setInputFiles('[data-testid="file-product_image_url"]', large);
    await page.locator('#about-product_image_url.field-problem', { hasText: 'a request takes up to' }).waitFor();
    const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const small = { name: 'small.png', mimeType: 'image/png', buffer: Buffer.from(point, 'base64') };
    await page.setInputFiles('[data-testid="file-product_image_url"]', small);
    await (await see('chosen-image')).locator('img').waitFor();
    await see('compose-scene');
    const planned = await (await see('compose-cost')).textContent();
    // To look at a scene changes neither it nor the price, which stands in the button that spends it.
    await page.locator('[data-testid="compose-scene"] button', { hasText: 'Edit' }).first().click();
    await (await see('scene-editor')).locator('textarea').first().press('Escape');
    await page.waitForFunction("document.activeElement.textContent === 'Edit scene 1'");
    expect(await count(page, 'compose-own')).toBe(0);
    await page.locator('[data-testid="compose-submit"]', { hasText: `Render for ${planned}, paid by` }).waitFor();
    await page.locator('[data-testid="compose-scene"] button', { hasText: 'Edit' }).first().click();
    const editor = await see('scene-editor');
    await editor.locator('textarea').first().fill('');
    await editor.locator('.field-problem').waitFor();
    await editor.locator('textarea').first().fill('Entirely new words');
    await page.locator('[data-testid="compose-still"][alt*="Entirely new words"]:not(.is-old)').waitFor();
    await editor.locator('textarea').first().fill('Entirely new words of a clip');
    await shows(page, 'Not as asked for: its clip could not be downloaded.');
    await editor.locator('textarea').first().fill('Entirely new words');
    await page.locator('[data-testid="compose-lacks"]').waitFor({ state: 'detached' });
    const edits = page.locator('[data-testid="compose-scene"] button', { hasText: 'Edit' });
    await editor.locator('button', { hasText: 'Done' }).press('Enter');
    await page.waitForFunction("document.activeElement.textContent === 'Edit scene 1'");
    await edits.nth(1).press('Enter');
    await (await see('scene-editor')).locator('textarea').first().press('Escape');
    await page.waitForFunction("document.activeElement.textContent === 'Edit scene 2'");
    // What was planned is paid no more.
    expect(Number.parseInt((await (await see('compose-cost')).textContent()) ?? '', 10)).toBe(
      Number.parseInt(planned ?? '', 10) - 2,
    );
    const submit = await see('compose-submit');
    await page.locator('[data-testid="compose-submit"]:enabled').waitFor();
    await submit.click();
    await see('job-player');
    await page.waitForFunction(() => (document.querySelector('video.player')?.videoWidth ?? 0) > 0);
    await shows(page, 'It came by the admin API');
    const [job] = (await world.server.admin.listJobs()).jobs;
    expect([job?.status, job?.form]).toEqual(['succeeded', 'scene_plan']);
    const { plan } = await world.server.admin.jobPlan(job?.job_id ?? '');
    expect(plan?.scenes[0]?.prompt).toBe('Entirely new words');
    expect(complaints).toEqual([]);
  });

  test('keeps what is composed of a render, lets its account pay, and says why it can not be rendered', async () => {
    const world = await studio.world();
    const other = await world.userId('emp_local_other');
    await world.server.admin.updateAccount(other, { name: 'Beta' });
    const { job_id: id } = await world.server.admin.startRender(other, { ...TINY_PLAN, title: 'By the sea' });
    await world.server.settled();
    const { page, go, see } = await studio.open(world);
    await go(`#/compose/${id}`);
    await page.locator('[data-testid="compose-submit"]:enabled', { hasText: 'paid by Beta' }).waitFor();
    expect(await page.locator('#field-title').inputValue()).toBe('By the sea');
    // Without a brief there is nothing that the scenes could be planned from again.
    expect(await (await see('compose-own')).textContent()).not.toContain('Plan from the brief');
    await page.locator('[data-testid="compose-scene"] button', { hasText: 'Edit' }).first().click();
    await (await see('scene-editor')).locator('textarea').first().fill('Words that stay');
    await page.reload();
    await page.locator('[data-testid="compose-scene"] button', { hasText: 'Edit' }).first().click();
    expect(await (await see('scene-editor')).locator('textarea').first().inputValue()).toBe('Words that stay');
    const submit = page.locator('[data-testid="compose-submit"]');

    await page.route('**/plan', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await page.locator('[data-testid="compose-form"] summary').click();
    await page.fill('#field-brand_colors', 'x'.repeat(5000));
    await page.locator('[data-testid="compose-form"] summary').click();
    await shows(page, 'The server does not answer.');
    await page.locator('[data-testid="compose-plan"].is-stale').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await page.unroute('**/plan');
    const problem = await see('compose-problem');
    expect(await submit.isDisabled()).toBe(true);
    await page.locator('[data-testid="compose-form"] details[open]').waitFor();
    await problem.locator('button').click();
    await page.locator('#field-brand_colors:focus').waitFor();
    await page.fill('#field-brand_colors', '');
    await page.locator('[data-testid="compose-submit"]:enabled').waitFor();
    const refusals = [
      [403, { error: 'The account that owns this key is suspended.', code: 'ACCOUNT_SUSPENDED' }, 'is suspended.'],
      [429, { error: 'Rate limit reached.', code: 'RATE_LIMITED', retryAfter: 120 }, 'It may be tried again from'],
    ] as const;
    for (const [status, body, told] of refusals) {
      await page.route('**/renders', (route) => route.fulfill({ status, json: body }), { times: 1 });
      await submit.click();
      await page.locator('[data-testid="compose-refusal"]', { hasText: told }).waitFor();
    }
    await world.advance(121);
    await page.locator('[data-testid="compose-refusal"]', { hasText: 'again now.' }).waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    const { account: poor } = await world.server.admin.createAccount({ name: 'Poor', plan: 'agency', credits: 1 });
    await page.locator('[data-testid="compose-payer"]', { hasText: 'Poor' }).selectOption(poor.user_id);
    const missing = await see('compose-missing');
    expect(await missing.textContent()).toMatch(/^Poor lacks [1-9]\d* credits for it/);
    expect(await missing.locator('a').getAttribute('href')).toBe('#/credits');
    expect(await submit.isDisabled()).toBe(true);
    await page.selectOption('[data-testid="compose-payer"]', other);
    await page.locator('[data-testid="compose-submit"]:enabled').waitFor();
    // What was typed gives way to another render only when that is wished for.
    const { job_id: another } = await world.server.admin.startRender(other, { ...TINY_PLAN, title: 'By the lake' });
    await go(`#/compose/${another}`);
    await page.locator('dialog button', { hasText: 'Cancel' }).click();
    expect(await page.locator('#field-title').inputValue()).toBe('By the sea');
    expect(page.url()).toMatch(/#\/compose$/);
    await page.locator('[data-testid="compose-submit"]:enabled').click();
    await see('job-player');
    const [job] = (await world.server.admin.listJobs()).jobs;
    expect([job?.user_id, job?.title]).toEqual([other, 'By the sea']);
    // It was rendered: nothing is lost.
    await go(`#/compose/${another}`);
    await page.locator('.plan-head h2', { hasText: 'By the lake' }).waitFor();
    await page.fill('#field-brand_name', 'Typed');
    await go(`#/compose/${id}`);
    await page.locator('dialog .is-danger').click();
    await page.locator('.plan-head h2', { hasText: 'By the sea' }).waitFor();
  });

  test('shows requests with what they meant, credits with limits, and turns clock, faults and policies', async () => {
    const { world } = await createLively(studio);
    await world.get('/v1/job', { key: null });
    await world.render({ breif: 'A film', quality: 'standart' }, { headers: { 'idempotancy-key': 'mine' } });
    const { page, go, see, complaints } = await studio.open(world);
    await (await see('nav-requests')).click();
    await page.fill('[data-testid="request-search"]', 'breif');
    await (await see('request-row')).click();
    expect(await (await see('request-problems')).textContent()).toContain('quality: must be one of');
    const hints = await (await see('request-hint')).textContent();
    for (const meant of ['did you mean brief?', 'did you mean "standard"?', 'did you mean Idempotency-Key?'])
      expect(hints).toContain(meant);
    await page.fill('[data-testid="request-search"]', '/v1/job ');
    await (await see('request-row')).click();
    await shows(page, 'Did you mean GET /v1/job/{id}?');
    await page.selectOption('[data-testid="request-filter"]', '2');
    await page.fill('[data-testid="request-search"]', '');
    await thereAre(page, 3, 'request-row');

    await go('#/credits');
    const before = await (await see('balance')).textContent();
    await page.fill('[data-testid="buy-amount"]', '250');
    await page.click('[data-testid="buy-submit"]');
    await page.locator('[data-testid="balance"]', { hasNotText: before ?? '' }).waitFor();
    expect(await (await see('ledger-row')).textContent()).toContain('+250');
    expect(await count(page, 'gauge')).toBe(12);
    const [account] = (await world.server.admin.listAccounts()).accounts;
    expect(await (await see('buy-submit')).textContent()).toContain(`for ${account?.name ?? account?.email}`);
    // A minute between entries is a minute along the axis, which begins at nothing.
    const { entries } = await world.server.admin.ledger(account?.user_id ?? '');
    await thereAre(page, entries.length, 'chart-mark');
    const moments = entries.map(({ at }) => Date.parse(at));
    const [from = 0, to = 1] = [moments[0], moments.at(-1)];
    const marks = await page.evaluate<number[]>(
      "[...document.querySelectorAll('.chart-mark')].map(({ style }) => parseFloat(style.left))",
    );
    for (const [index, left] of marks.entries())
      expect(left).toBeCloseTo((((moments[index] ?? 0) - from) / (to - from)) * 100, 1);
    expect(await page.locator('.chart-ticks li').first().textContent()).toBe('0');
    const times = await page.locator('.chart figcaption time').allTextContents();
    expect(new Set(times).size).toBe(times.length);

    await go('#/controls');
    await see('clock-now');
    const then = world.server.now();
    await page.click('[data-testid="clock-advance-week"]');
    await shows(page, 'The clock moved by a week');
    expect(world.server.now() - then).toBeGreaterThanOrEqual(7 * 86_400_000);
    const key = page.locator('[data-testid="account-row"] .secret').first();
    expect(await key.textContent()).not.toContain('emp_');
    await key.locator('button').click();
    expect(await key.textContent()).toContain('emp_local_dev');
    await page.click('[data-testid="fault-add"]');
    expect(await (await see('fault-row')).textContent()).toContain('/v1/*');
    expect((await world.get('/v1/me')).status).toBe(500);
    await thereAre(page, 0, 'fault-row');
    await page.locator('[data-testid="policy-row"] select').first().selectOption('401');
    await shows(page, 'status.account_suspended is 401');
    expect(world.server.admin.policies().policies['status.account_suspended']).toBe('401');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[data-testid="snapshot-download"]'),
    ]);
    await page.click('[data-testid="reset"]');
    await page.click('dialog .is-danger');
    await shows(page, 'as on its first day');
    await page.setInputFiles('[data-testid="snapshot-upload"]', await download.path());
    await page.click('dialog .is-danger');
    await shows(page, 'was loaded');
    await go('#/renders');
    await see('render-row');
    expect(complaints).toEqual([]);
  });

  test('keeps the focus where it was, shows a new key whole, and says when a render is gone', async () => {
    const world = await studio.world();
    const { job_id: id } = await world.accepted();
    await world.server.settled();
    const { page, go, see } = await studio.open(world);
    await (await see('palette-open')).click();
    await page.locator('.palette-input:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-testid="palette-open"]:focus').waitFor();
    await go('#/controls');
    const row = await see('account-row');
    const secrets = await row.locator('code').count();
    await row.locator('button', { hasText: 'New key' }).click();
    expect(await (await see('made-key')).textContent()).toMatch(/^emp_\w+$/);
    expect(await row.locator('code').count()).toBe(secrets + 1);
    await go(`#/renders/${id}`);
    await see('why-node');
    await page.locator('a.back').click();
    await page.locator('#main:focus').waitFor();
    expect(await page.evaluate("getComputedStyle(document.querySelector('#main')).outlineStyle")).toBe('none');
    await go(`#/renders/${id}`);
    await see('why-node');
    await world.server.admin.reset();
    await shows(page, 'There is no render');
    expect(await count(page, 'why-node')).toBe(0);
  });

  test('shows hostile texts as texts', async () => {
    const world = await studio.world();
    const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    world.answer = () =>
      new Response(`${evil}</pre>`, { status: 500, headers: { 'x-evil': evil, 'content-type': 'text/html' } });
    await world.server.admin.createAccount({ name: evil, plan: 'agency' });
    await world.hook('video.completed', `https://evil.example.com/"onload="hacked=1/${encodeURIComponent(evil)}`);
    const { job_id: jobId } = await world.accepted(
      { title: `\u202e${evil}`, scene_plan: [{ type: 'motion', prompt: evil, script: evil, role: evil, duration: 3 }] },
      { headers: { 'idempotency-key': evil } },
    );
    await world.advance(60);
    await world.server.settled();
    await world.render({ brief: '', [evil]: evil });
    const { page, go, see, complaints } = await studio.open(world);
    await see('render-row');
    await shows(page, '\\u202e<img src=x');
    await go(`#/renders/${jobId}`);
    await see('job-scene');
    await shows(page, evil);
    const [delivery] = (await world.server.admin.listDeliveries()).deliveries;
    await go(`#/deliveries/${delivery?.delivery_id ?? ''}`);
    await see('attempt-row');
    await shows(page, '<script>window.hacked=1</script>');
    await go('#/webhooks');
    await see('hook-row');
    await go('#/requests');
    await (await see('request-row')).click();
    await go('#/renders/%3Cimg%20src=x%20onerror=hacked=1%3E');
    await shows(page, 'There is no render');
    expect(
      await page.evaluate("[document.querySelectorAll('img, iframe, #app script').length, 'hacked' in window]"),
    ).toEqual([0, false]);
    // What is not there is told as such, and the browser notes it.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });

  test('takes up what it missed when the connection was cut', async () => {
    const world = await studio.world();
    const way = await cuttable(await world.server.listen());
    const { page, see } = await studio.open(world, { url: way.url });
    const isConnection = (state: string) => page.locator(`.connection.is-${state}`).waitFor();
    await isConnection('live');
    await world.accepted();
    await see('render-row');
    const places: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/events/stream')) places.push(request.headers()['last-event-id']);
    });
    way.cut();
    await isConnection('waiting');
    await world.accepted(TINY_PLAN, { headers: { 'idempotency-key': 'while-away' } });
    await world.server.settled();
    way.mend();
    await isConnection('live');
    await thereAre(page, 2, 'render-row');
    expect(places.at(-1)).toMatch(/^[0-9a-z]+-[1-9]\d*$/);
  });

  test('reads one stream for all tabs, and goes on when the tab that read is closed', async () => {
    const world = await studio.world();
    const { page: first, url } = await studio.open(world);
    const streams: (string | undefined)[] = [];
    first.context().on('request', (request) => {
      if (request.url().endsWith('/events/stream')) streams.push(request.headers()['last-event-id']);
    });
    // Browsers keep six connections to a server.
    const others = await Promise.all(Array.from({ length: 7 }, () => first.context().newPage()));
    for (const page of others) {
      await page.goto(`${url}/#/webhooks`);
      await page.locator('.connection.is-live').waitFor();
    }
    expect(streams).toEqual([]);
    await world.hook('video.completed');
    for (const page of others) await page.locator('[data-testid="hook-row"]').waitFor();
    await first.close();
    await world.hook('video.failed');
    for (const page of others) await thereAre(page, 2, 'hook-row');
    expect(streams).toEqual([expect.stringMatching(/^[0-9a-f]+-[1-9]\d*$/)]);
  });

  test('has an address for what is filtered, and says of one that leads nowhere that it does', async () => {
    const { world, jobId } = await createLively(studio);
    const { page, go, see } = await studio.open(world);
    const nothing = async (place: string, title: string) => {
      await go(place);
      await page.locator('[data-testid="not-there"]', { hasText: title }).waitFor();
    };
    await nothing('#/nope', 'There is no such view');
    await nothing(`#/renders/${jobId}/more`, 'There is no such view');
    await nothing('#/renders/job_nope', 'There is no render');
    await nothing('#/deliveries/dlv_nope', 'There is no delivery');
    await nothing('#/webhooks/hook_nope', 'There is no webhook');
    await nothing('#/requests/req_nope', 'The log does not have this request');
    await nothing('#/compose/job_nope', 'There is no render');
    await go('#/webhooks?status=failed');
    await thereAre(page, 1, 'delivery-row');
    expect(await (await see('delivery-row')).textContent()).toContain('Hello');
    await page.locator('.tabs button', { hasText: 'delivered' }).click();
    await page.locator('[data-testid="delivery-row"]', { hasText: 'receiver.example.com' }).click();
    await see('signature-step');
    await page.locator('a.back').click();
    await thereAre(page, 1, 'delivery-row');
    expect(page.url()).toContain('#/webhooks?status=delivered');
    await page.reload();
    await page.locator('.tabs [aria-pressed="true"]', { hasText: 'delivered' }).waitFor();
  });

  test('makes a webhook, turns it off and on, and deletes it, by the keyboard alone', async () => {
    const world = await studio.world();
    const { page, go, see, complaints } = await studio.open(world);
    await go('#/webhooks');
    await page.getByText('No webhook listens yet').waitFor();
    await (await see('hook-new')).press('Enter');
    await page.locator('[name="webhook_url"]:focus').waitFor();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="hook-form"] [role="alert"]').waitFor();
    await page.locator('[name="webhook_url"]:focus').press('Control+A');
    await page.keyboard.type('https://receiver.example.com/new');
    await page.keyboard.press('Enter');
    expect(await (await see('hook-secret')).textContent()).toMatch(/^[0-9a-f]{64}$/);
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="hook-new"]:focus').waitFor();
    expect(await count(page, 'hook-secret')).toBe(0);
    await (await see('hook-switch')).press('Space');
    await page.locator('[data-testid="hook-switch"][aria-checked="false"]:focus').press('Space');
    await page.locator('[data-testid="hook-switch"][aria-checked="true"]').waitFor();
    await (await see('hook-delete')).press('Enter');
    await page.locator('dialog[open]').press('Escape');
    await page.locator('[data-testid="hook-delete"]:focus').press('Enter');
    await page.locator('dialog .is-danger').press('Enter');
    await page.locator('[data-testid="hook-new"]:focus').waitFor();
    await thereAre(page, 0, 'hook-row');
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });

  test('asks for the token of a server that wants one', async () => {
    const world = await studio.world({ adminToken: 's3cret-token' });
    const url = (await world.server.listen({ host: '0.0.0.0', port: 0 })).replace('0.0.0.0', '127.0.0.1');
    const { page, see } = await studio.open(world, { url });
    await page.fill('[data-testid="admin-token"]', 'wrong');
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="admin-token"]:not([value="wrong"])').waitFor();
    await page.fill('[data-testid="admin-token"]', 's3cret-token');
    await page.keyboard.press('Enter');
    await page.locator('.connection.is-live').waitFor();
    await shows(page, 'Nothing has been rendered yet');
    await world.accepted();
    await see('render-row');
  });

  test('stays smooth with 10,000 deliveries', async () => {
    let store: Store | undefined;
    const world = await studio.world({}, { wrapStore: (opened) => (store = opened) });
    await world.hook('video.completed');
    await world.server.admin.emitEvent({ user_id: await world.userId(), event: 'video.completed' });
    await world.server.settled();
    const dump = await (store as Store).dump();
    const [row] = dump.tables['deliveries'] ?? [];
    const deliveries = Array.from({ length: 10_000 }, (_, index) => ({
      ...row,
      seq: index + 1,
      delivery_id: `dlv_${index + 1}`,
    }));
    await (store as Store).load({ ...dump, tables: { ...dump.tables, deliveries } });
    const { page, go, see, complaints } = await studio.open(world);
    await go('#/webhooks');
    await see('delivery-row');
    expect(await page.locator('[aria-label="Deliveries, 10,000 in all"]').count()).toBe(1);
    expect(await count(page, 'delivery-row')).toBeLessThan(60);
    await page.locator('[data-testid="delivery-row"]').first().focus();
    await page.keyboard.press('End');
    await page.locator('a[href="#/deliveries/dlv_1"]').waitFor();
    expect(await page.evaluate("document.activeElement.closest('[aria-posinset]').getAttribute('aria-posinset')")).toBe(
      '10000',
    );
    expect(await count(page, 'delivery-row')).toBeLessThan(60);
    expect(complaints).toEqual([]);
  });

  test('counts every render, and finds the oldest of 700', async () => {
    let store: Store | undefined;
    const world = await studio.world({}, { wrapStore: (opened) => (store = opened) });
    await world.accepted();
    await world.server.settled();
    const dump = await (store as Store).dump();
    const [row] = dump.tables['jobs'] ?? [];
    const jobs = Array.from({ length: 700 }, (_, index) => ({
      ...row,
      seq: index + 1,
      job_id: `job_${index}`,
      title: index === 0 ? 'The very first' : `Film ${index}`,
      status: index < 20 ? 'failed' : 'succeeded',
      video_token: index.toString(16).padStart(32, '0'),
      download_token: (index + 4096).toString(16).padStart(32, '0'),
    }));
    await (store as Store).load({ ...dump, tables: { ...dump.tables, jobs } });
    const { page, go, see } = await studio.open(world);
    await page.locator('.tabs button', { hasText: 'all700' }).waitFor();
    await page.locator('.tabs button', { hasText: 'failed20' }).waitFor();
    await (await see('palette-open')).click();
    await page.keyboard.type('very first');
    await page.locator('[role="option"]', { hasText: 'The very first' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-testid="render-row"]').first().focus();
    await page.keyboard.press('End');
    await page.locator('[data-job="job_200"]').waitFor();
    await go('#/renders');
    await page.fill('[data-testid="render-search"]', 'VERY first');
    await thereAre(page, 1, 'render-row');
  });

  const everyView = async ({ world, jobId, deliveryId }: Lively) => {
    const opened = await studio.open(world);
    const [request] = (await world.server.admin.requests()).requests;
    const places: readonly (readonly [string, string])[] = [
      ['#/renders', 'render-row'],
      [`#/renders/${jobId}`, 'why-node'],
      ['#/webhooks', 'delivery-row'],
      [`#/deliveries/${deliveryId}`, 'signature-step'],
      [`#/requests/${request?.id ?? ''}`, 'request-row'],
      ['#/credits', 'gauge'],
      ['#/controls', 'policy-row'],
      ['#/compose', 'compose-form'],
      ['#/nowhere', 'not-there'],
    ];
    return { ...opened, places };
  };

  test('can be used without eyes and without a mouse, in both themes', async () => {
    const { page, go, see, places, complaints } = await everyView(await createLively(studio));
    const found: string[] = [];
    for (const theme of ['light', 'dark']) {
      if (theme === 'dark') await page.click('[data-testid="theme-toggle"]');
      await isPressed(page, theme);
      for (const [place, testId] of places) {
        await go(place);
        await see(testId);
        if (place === '#/webhooks') await (await see('hook-new')).click();
        found.push(...(await seriousFindings(page)).map((finding) => `${theme} ${place} ${finding}`));
      }
    }
    await page.keyboard.press('Control+k');
    found.push(...(await seriousFindings(page)));
    expect(found).toEqual([]);
    await page.keyboard.type('go to cred');
    await page.keyboard.press('Enter');
    await see('balance');
    expect(complaints).toEqual([]);
  });

  test('fits a telephone, and shows what belongs to the account that is chosen', async () => {
    const { world, jobId } = await createLively(studio);
    const title = (await world.server.admin.listJobs()).jobs[0]?.title ?? '';
    const opened: OpenPage = await studio.open(world, { width: 390 });
    const { page, go, see } = opened;
    await see('render-row');
    const other = await world.userId('emp_local_other');
    await page.selectOption('[data-testid="account-switcher"]', other);
    await shows(page, 'Nothing has been rendered yet');
    await page.selectOption('[data-testid="account-switcher"]', '');
    const tooWide =
      "[document.documentElement, document.querySelector('main')].filter((part) => part.scrollWidth > part.clientWidth).length";
    // Only what is in the frame scrolls: the frame itself stays.
    const tooLong = 'Math.max(0, document.scrollingElement.scrollHeight - innerHeight)';
    const places = [
      ['#/renders', 'render-row', 'Renders'],
      [`#/renders/${jobId}`, 'why-node', title],
      ['#/webhooks', 'delivery-row', 'Webhooks'],
      ['#/requests', 'request-row', 'Requests'],
      ['#/credits', 'gauge', 'Credits'],
      ['#/controls', 'policy-row', 'Controls'],
      [`#/compose/${jobId}`, 'compose-scene', 'Compose'],
    ] as const;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [place, testId, name] of places) {
        await go(place);
        await see(testId);
        expect([place, await page.evaluate(tooWide), await page.evaluate(tooLong)]).toEqual([place, 0, 0]);
        expect(await page.title()).toBe(`${name} · Vid Studio`);
      }
    }
  });
});
