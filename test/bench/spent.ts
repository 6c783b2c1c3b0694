/**
 * Runs in a process of its own: runs one command to its end and prints, as JSON, what it used. On Linux a process
 * starts with the peak memory of the process that started it, so that one has to be small.
 */
const child = Bun.spawn(process.argv.slice(2), { stdout: 'ignore', stderr: 'inherit' });
await child.exited;
const usage = child.resourceUsage();
if (!usage) throw new Error('the system does not tell what a process used');
console.log(JSON.stringify({ cpu: Number(usage.cpuTime.total) / 1e6, peak: usage.maxRSS / 2 ** 20 }));
process.exitCode = child.exitCode ?? 1;

export {};
