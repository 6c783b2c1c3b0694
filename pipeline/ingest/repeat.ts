/**
 * Runs `work` every `seconds` seconds, counted from start to start, until the process is stopped, which an ingestion
 * survives at any moment. A failure is printed and does not end the loop: the next turn makes up for it. If the work
 * takes longer than the interval, the next turn starts when it ends.
 */
export async function repeat(seconds: number, work: () => Promise<unknown>): Promise<never> {
  for (;;) {
    const next = Date.now() + seconds * 1000;
    await work().catch((error) => console.error(error));
    console.log(`\nNext reading at ${new Date(Math.max(next, Date.now())).toISOString()}.`);
    await Bun.sleep(Math.max(0, next - Date.now()));
  }
}
