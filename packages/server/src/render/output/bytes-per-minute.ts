/** What the disk must have free for a minute of video: its segments, the joined file and the finished one beside each other. */
export const BYTES_PER_MINUTE = 100_000_000;
