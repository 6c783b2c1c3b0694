/**
 * Does a piece of work every so many seconds, counted from where each begins, until the process is stopped, which an
 * ingestion bears at any moment. A failure is told and ends nothing: what it left undone is the next turn's. Work that
 * takes longer is not overtaken.
 */
export async function repeat(seconds: number, work: () => Promise<unknown>): Promise<never> {
  for (;;) {
    const next = Date.now() + seconds * 1000;
    await work().catch((error) => console.error(error));
    console.log(`\nNext reading at ${new Date(Math.max(next, Date.now())).toISOString()}.`);
    await Bun.sleep(Math.max(0, next - Date.now()));
  }
}
