import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProcess, isStillThere } from './living-process.ts'
import type { ProcessMark } from './living-process.ts'
import { worksIn } from './serves-cluster.ts'

const PATIENCE_MS = 5000
const PAUSE_MS = 10

/** Whether PostgreSQL's log says that processes of its last run kept it from starting. */
export function saysLeftBehind(said: string): boolean {
  return /pre-existing shared memory block/.test(said)
}

/**
 * Ends the processes of a killed PostgreSQL. They finish their statements for nobody and block a new start. Works only on Linux,
 * which shows each process's folder.
 */
export async function endLeftBehind(cluster: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  // An immediate shutdown without writing, as PostgreSQL itself orders after a crash.
  for (const mark of await findLeftBehind(cluster)) {
    if (await isStillThere(mark)) process.kill(mark.pid, 'SIGQUIT')
    while ((await isStillThere(mark)) && Date.now() < deadline) await sleep(PAUSE_MS)
  }
}

async function findLeftBehind(cluster: string): Promise<ProcessMark[]> {
  const names = await readdir('/proc').catch(() => [])
  const marks = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map(async (name) => findOwn(cluster, Number(name))),
  )
  return marks.filter((mark) => mark !== undefined)
}

async function findOwn(cluster: string, pid: number): Promise<ProcessMark | undefined> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.trim() === 'postgres' && (await worksIn(cluster, pid)) ? findProcess(pid) : undefined
}
