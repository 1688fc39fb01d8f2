/** A stream whose first bytes are there: that it can't be read at all is known before anything of the answer is sent. */
export const begun = async (stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> => {
  const reader = stream.getReader();
  let first: Awaited<ReturnType<typeof reader.read>> | undefined = await reader.read();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = first ?? (await reader.read());
        first = undefined;
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};
