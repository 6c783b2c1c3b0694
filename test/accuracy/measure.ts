/** What a measure prints: a Python script that lies beside its gold texts. Throws when it fails or Python is missing. */
export function runMeasure(script: string, ...files: string[]): string {
  const { stdout, stderr, success } = Bun.spawnSync(['python3', script, ...files]);
  if (!success) throw new Error(`${script} failed: ${stderr}`);
  return stdout.toString();
}
