import { sendMutated } from './mutated.ts';
import { peakOf, soak } from './soak.ts';
import { startSubject } from './subject.ts';

const MAX_P99_MS = 25;
/**
 * The bound of the process without its pool. The system does not report the share of a thread, so each thread of the
 * pool adds an allowance of 150 MiB.
 */
const MAX_MIB = 300;
/** The pool has one thread for searches and one for texts. */
const MAX_MIB_WITH_POOL = MAX_MIB + 2 * 150;
const MAX_GROWN_MIB = 30;

/** Runs a mixed load at half of the peak rate. Returns what the service did not withstand. */
export async function tortureService(minutos: number): Promise<string[]> {
  const subject = await startSubject();
  await peakOf(subject, 1_000);
  const peak = await peakOf(subject, 4_000);
  // Measured before any thread of the pool has started.
  const alone = subject.resident();
  console.log(`Peak of reads: ${Math.round(peak)} a second; mixed load at half of it, ${minutos} minutes`);
  const { answered, failed, p99, resident } = await soak(subject, { ms: minutos * 60_000, rate: peak / 2 });
  console.log(`answered ${JSON.stringify(answered)}`);
  return [
    ...failed.slice(0, 5),
    ...over('answers other than 200 to clients that behave', failed.length, 0),
    ...over('99th percentile of reads, ms', p99, MAX_P99_MS),
    ...over('resident memory after reads at the peak, MiB', alone, MAX_MIB),
    ...over('resident memory under the mixed load, the pool included, MiB', resident.most, MAX_MIB_WITH_POOL),
    ...over('its growth from the second quarter to the last, MiB', resident.grown, MAX_GROWN_MIB),
    ...subject.complaints().slice(0, 5),
    ...over('code at its end', await subject.stop(), 0),
  ];
}

/** Sends randomly altered requests. Returns those at which the service failed. */
export async function tortureRequests(count: number, seed: number): Promise<string[]> {
  const subject = await startSubject();
  const { statuses, failures } = await sendMutated(subject, count, seed);
  console.log(`${count} requests ${JSON.stringify(statuses)}`);
  return [
    ...failures.slice(0, 5),
    ...over('failures of the service', failures.length, 0),
    ...subject.complaints().slice(0, 5),
    ...over('code at its end', await subject.stop(), 0),
  ];
}

function over(name: string, value: number, most: number): string[] {
  console.log(`${name}: ${Math.round(value * 10) / 10}, at most ${most}`);
  return value <= most ? [] : [`${name}: ${value}`];
}
