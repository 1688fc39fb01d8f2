/** Defects of renders: what is charged, counted, remembered and told. */
import { type Defect, defectsOf } from './defect';

const WAIT = 'const retryAfter = «Math.max(1, Math.ceil((startOf(name, at) + LENGTH_MS[name] - at) / 1000))»';

export const RENDER_DEFECTS: readonly Defect[] = [
  ...defectsOf('server/src/http/endpoints/create-render.ts', [
    ['accepted-is-200', 'answers an accepted render with 200', 'return json(«202», answer.value)', '200'],
  ]),
  ...defectsOf('server/src/services/render-answer.ts', [
    ['accepted-is-queued', 'tells a new render as queued', 'status: «job.status»,', "'queued'"],
    [
      'poll-url-without-prefix',
      'tells a path that leads nowhere',
      'poll_url: «`${VIDEO_API_PREFIX}/job/${job.jobId}`»',
      '`/job/${job.jobId}`',
    ],
    ['scenes-is-a-text', 'tells the number of scenes as a text', 'scenes: «job.sceneCount»', 'String(job.sceneCount)'],
    [
      'credits-used-off-by-one',
      'tells another cost than it charges',
      'credits_used: «job.creditsUsed»',
      'job.creditsUsed + 1',
    ],
    ['watermarked', 'marks videos', 'watermarked: «job.watermarked»', 'true'],
    [
      'accepted-without-note',
      'leaves the note out',
      "note: «[`${NOTE}${presetNotes(request, spoken)}`, silent ?? []].flat().join(' ')»",
      'undefined',
    ],
  ]),
  ...defectsOf('server/src/services/render-plan.ts', [
    ['title-ignored', 'gives a video another title than was sent', 'const title = «request.title» ??', 'undefined'],
  ]),
  ...defectsOf('server/src/services/plan-brief.ts', [
    [
      'planning-for-ten-minutes',
      'plans for ten minutes',
      'const due = clock.now() + «TIME_LIMITS.planningSeconds * 1000»',
      '600_000',
    ],
  ]),
  ...defectsOf('server/src/domain/pricing.ts', [
    ['quality-costs-nothing', 'asks the same for every quality', 'pricing.rates[«quality»]', "'draft'"],
    [
      'duration-costs-nothing',
      'asks the same for every duration',
      '(«seconds ?? pricing.default_scene_seconds») * pricing.rates',
      '5',
    ],
    [
      'scenes-cost-nothing',
      'asks the same for every number of scenes',
      '«render.sceneSeconds»\n    .map(',
      'render.sceneSeconds.slice(0, 1)',
    ],
  ]),
  ...defectsOf('server/src/domain/acceptance.ts', [
    [
      'half-an-hour',
      'ends renders after half an hour',
      'deadlineAt: at + «TIME_LIMITS.renderSeconds * 1000»',
      '1_800_000',
    ],
    ['two-hours', 'lets renders run for two hours', 'deadlineAt: at + «TIME_LIMITS.renderSeconds * 1000»', '7_200_000'],
    [
      'refused-planning-is-kept',
      'keeps the planning credits of a render that it refuses',
      'withPlanningRefunded(account, «planning», at, input.refundId',
      'undefined',
    ],
    ['cost-cap-ignored', 'has no cap on one render', '«cost > limits.render_credits»', 'false'],
    ['monthly-cap-ignored', 'has no monthly limit', '«spent + due > limits.monthly_credits»', 'false'],
    [
      'full-library-taken',
      'renders into a full library',
      '«account.storedBytes >= limits.storage_bytes»',
      'account.storedBytes > limits.storage_bytes',
    ],
    ['renders-on-credit', 'renders without the credits', 'if («account.balance < due»)', 'false'],
    [
      'one-slot-more',
      'runs one render more than there are slots',
      '«running >= limits.concurrent_renders»',
      'running > limits.concurrent_renders',
    ],
    [
      'app-holds-no-slots',
      'does not count slots that the application takes',
      'account.runningJobs + «account.appHolds»',
      '0',
    ],
    ['no-charge', 'does not charge', 'amount: «(planning?.credits ?? 0) - cost»', '0'],
    ['planning-charged-twice', 'charges planning twice', 'amount: «(planning?.credits ?? 0) - cost»', '-cost'],
    [
      'key-forgotten',
      'forgets the key of a render',
      "if («key !== undefined») effects.push({ kind: 'key-stored'",
      'false',
    ],
    [
      'total-limit-ignored',
      'has no limit on all renders',
      "fullWindow(account.windows, 'total', «limits.total_rate», at)",
      'null',
    ],
    [
      'render-not-counted',
      'does not count renders among all renders',
      "windows: «countRequests(charged.windows, 'total', at)»",
      'charged.windows',
    ],
  ]),
  ...defectsOf('server/src/domain/admission.ts', [
    [
      'key-forgotten-after-a-day',
      'forgets keys after a day',
      'if («view.key !== undefined»)',
      'view.key !== undefined && at - view.key.at < 86_400_000',
    ],
    [
      'key-free-while-planning',
      'takes a key twice while its brief is planned',
      'if («view.key !== undefined»)',
      "view.key?.state === 'used'",
    ],
    [
      'render-limit-ignored',
      'has no limit on renders',
      "fullWindow(account.windows, 'render', «limits.render_rate», at)",
      'null',
    ],
  ]),
  ...defectsOf('server/src/domain/end-planning.ts', [
    [
      'failed-planning-is-kept',
      'keeps the credits of failed planning',
      "return withPlanningRefunded(account, «planning», at, refundId, released, 'refunded')",
      'undefined',
    ],
  ]),
  ...defectsOf('server/src/domain/idempotency.ts', [
    ['whole-key-counts', 'looks at more than 80 characters of a key', 'return «header.length <= max» ? header', 'true'],
    ['half-key-counts', 'looks at 40 characters of a key', 'const { max } = «LIMITS.idempotencyKey»', '{ max: 40 }'],
  ]),
  ...defectsOf('server/src/domain/rate-windows.ts', [
    ['window-off-by-one', 'lets one request more into a window', '«used < max»', 'used <= max'],
    ['window-too-small', 'lets one request less into a window', '«used < max»', 'used + 1 < max'],
    [
      'hour-ignored',
      'has no limit an hour',
      'const max = «limit?.[name] ?? null»',
      "name === 'hour' ? null : (limit?.[name] ?? null)",
    ],
    [
      'day-ignored',
      'has no limit a day',
      'const max = «limit?.[name] ?? null»',
      "name === 'day' ? null : (limit?.[name] ?? null)",
    ],
    [
      'retry-after-too-long',
      'asks for a longer wait than is needed',
      WAIT,
      'Math.ceil((startOf(name, at) + LENGTH_MS[name] - at) / 1000) + 30',
    ],
    [
      'retry-after-too-short',
      'asks for a shorter wait than is needed',
      WAIT,
      'Math.ceil((startOf(name, at) + LENGTH_MS[name] - at) / 2000)',
    ],
    ['retry-after-in-ms', 'tells the wait in milliseconds', WAIT, 'startOf(name, at) + LENGTH_MS[name] - at'],
    [
      'window-never-ends',
      'never begins a new window',
      '«entry !== undefined && entry[0] === startOf(name, at)» ? entry[1]',
      'entry !== undefined',
    ],
  ]),
  ...defectsOf('server/src/domain/account-decisions.ts', [
    [
      'app-renders-not-counted',
      'does not count renders of the application',
      "countRequests(account.windows, 'total', at, «count»)",
      '0',
    ],
    [
      'purchase-under-another-name',
      'sends a purchase under another name',
      "event: «'credits.purchased'»",
      "'credits.bought'",
    ],
  ]),
];
