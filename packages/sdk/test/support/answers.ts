import type { Job } from '@vid/sdk';

export const ACCOUNT = {
  user_id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  email: 'ada@example.com',
  name: 'Ada',
  credits_remaining: 120,
};

export const accepted = (jobId = 'job_1') => ({
  job_id: jobId,
  status: 'starting',
  title: 'Coffee',
  scenes: 3,
  credits_used: 12,
  watermarked: false,
  poll_url: `/v1/job/${jobId}`,
  note: 'Poll the job.',
});

export const job = (status: string, extra: Partial<Job> = {}) => ({
  job_id: 'job_1',
  status,
  progress: status === 'succeeded' ? 100 : 40,
  video_url: status === 'succeeded' ? 'https://cdn.example.com/secret/video.mp4' : null,
  error: status === 'failed' || status === 'cancelled' ? 'It did not work' : null,
  ...extra,
});

export const DUPLICATE = { error: 'This request was already used', code: 'DUPLICATE_REQUEST' };
export const DUPLICATE_BRIEF = { error: 'This request was already submitted' };
export const SERVER_ERROR = { error: 'Something went wrong' };
export const HOOK = {
  id: 'hook_1',
  event: 'video.completed',
  webhook_url: 'https://example.com/hook',
  description: null,
  active: true,
  has_secret: true,
  failure_count: 0,
  last_delivery_at: null,
  last_status: null,
};
