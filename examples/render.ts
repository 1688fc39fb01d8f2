/**
 * Renders a video from a brief and downloads it. Against a local server: `npx vid server start`, then
 * `VID_BASE_URL=http://127.0.0.1:4600 VID_API_KEY=emp_local_dev npx tsx examples/render.ts`.
 */
import { VidClient } from '@vid/sdk';

export const renderCoffee = async (vid: VidClient, output: string): Promise<string> => {
  const { render, job } = await vid.renders.createAndWait({
    brief: 'A calm advert for Harbour Coffee in Lisbon. Two flat whites for the price of one until Sunday.',
    aspect: '9:16',
    duration_sec: 10,
  });
  await vid.jobs.download(job, output);
  return `${render.title}: ${render.credits_used} credits, ${output}`;
};

if (process.argv[1] === import.meta.filename) console.log(await renderCoffee(new VidClient(), 'coffee.mp4'));
