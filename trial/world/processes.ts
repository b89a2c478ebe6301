import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Kills every process that this one has started, and those that they have. */
export async function endDescendants(): Promise<void> {
  for (const pid of await descendantsOf(process.pid)) killIfThere(pid)
}

/** The processes that a process and its children have started, now. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }))
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const family = [pid]
  for (const parent of family) family.push(...pairs.flatMap(([child, its]) => (its === parent && child ? [child] : [])))
  return family.slice(1)
}

/** Kills a process (SIGKILL), unless it has ended meanwhile. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
