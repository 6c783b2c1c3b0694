import { ROOT } from './project-files.ts';

/** Publishes the fictional sample into a folder, by the command that users run. */
export function bakeSample(out: string): void {
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, 'pipeline/main.ts', 'sample', '--out', out], {
    cwd: ROOT,
  });
  if (exitCode !== 0) throw new Error(`the sample did not bake: ${stderr}`);
}
