/** Defects of jobs: what they tell, how they end, and what follows. */
import { type Defect, defectsOf } from './defect';

export const END_DEFECTS: readonly Defect[] = [
  ...defectsOf('server/src/services/read-job.ts', [
    ['job-of-others-read', "shows other accounts' jobs", 'if («job.userId !== userId»)', 'false'],
    [
      'video-before-its-time',
      'tells the video of a render that runs',
      "video_url: «job.status === 'succeeded'» ?",
      'true',
    ],
    ['failure-without-reason', 'does not tell why a render failed', 'error: «job.error»', 'null'],
    ['progress-is-a-text', 'tells progress as a text', 'progress: «job.progress»', '`${job.progress} %`'],
    [
      'done-instead-of-succeeded',
      'has a status of its own',
      "waits && always ? 'queued' : «job.status»",
      "job.status === 'succeeded' ? 'done' : job.status",
    ],
  ]),
  ...defectsOf('server/src/domain/end-job.ts', [
    [
      'refund-lost',
      'returns nothing at the time limit',
      "if (outcome.trigger === 'time-out') return «job.creditsUsed»",
      '0',
    ],
    [
      'planning-not-refunded',
      'keeps the planning credits at the time limit',
      "if (outcome.trigger === 'time-out') return «job.creditsUsed»",
      "job.form === 'brief' ? job.creditsUsed - 2 : job.creditsUsed",
    ],
    [
      'cancelled-is-told-as-failed',
      'sends `video.failed` for a cancelled render',
      "if («outcome.trigger === 'cancel'») return undefined",
      'false',
    ],
    [
      'cancelled-without-error',
      'leaves `error` empty where a render was cancelled',
      "error: «outcome.trigger === 'succeed' ? null : outcome.reason»",
      "outcome.trigger === 'succeed' || outcome.trigger === 'cancel' ? null : outcome.reason",
    ],
    [
      'slot-never-freed',
      'keeps the slot of a render that ended',
      'runningJobs: «account.runningJobs - 1»',
      'account.runningJobs',
    ],
    ['completed-charges-nothing', 'tells no charge in `video.completed`', 'credits_charged: «job.creditsUsed»', '0'],
    ['completed-without-download', 'leaves the download link out', 'download_url: «downloadUrl»', 'undefined'],
    ['completed-without-video', 'leaves the video out of `video.completed`', 'output_url: «outputUrl»', 'undefined'],
    ['completed-counts-from-zero', 'counts scenes from zero', 'scene_count: «job.sceneCount»', 'job.sceneCount - 1'],
    [
      'failed-without-reason',
      'leaves the reason out of `video.failed`',
      'canvas_id: null, reason: «outcome.reason»',
      'undefined',
    ],
  ]),
  ...defectsOf('server/src/domain/ledger.ts', [
    [
      'low-mark-off-by-one',
      'does not find ten credits low',
      '=> «account.balance <= LIMITS.creditsLow» && !account.lowNotified',
      'account.balance < LIMITS.creditsLow',
    ],
    [
      'low-mark-too-high',
      'finds eleven credits low',
      '=> «account.balance <= LIMITS.creditsLow» && !account.lowNotified',
      'account.balance <= LIMITS.creditsLow + 1',
    ],
    ['low-every-time', 'sends `credits.low` at every render', '&& «!account.lowNotified»', 'true'],
    [
      'low-once-for-all',
      'sends `credits.low` once for all drops',
      'lowNotified: «account.lowNotified && balance <= LIMITS.creditsLow»',
      'account.lowNotified',
    ],
  ]),
  ...defectsOf('server/src/services/find-video.ts', [
    ['download-link-for-a-day', 'ends download links after a day', '«TIME_LIMITS.downloadUrlSeconds»', '86_400'],
    ['download-link-for-ever', 'never ends download links', '«TIME_LIMITS.downloadUrlSeconds»', '1e9'],
  ]),
];
