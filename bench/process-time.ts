import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'

/** Linux reports times in this unit, whatever the kernel's own tick. */
const TICKS_PER_SECOND = 100

/** Processor seconds of a process and its descendants, ended ones included. Undefined on systems other than Linux. */
export async function processorSecondsOf(pid: number): Promise<number | undefined> {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined
  const processes = await readTimes()
  const family = [pid]
  for (const parent of family)
    family.push(...processes.filter((process) => process.parent === parent).map((process) => process.pid))
  const own = processes.filter((process) => family.includes(process.pid))
  return own.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND
}

async function readTimes(): Promise<{ pid: number; parent: number; ticks: number }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return pids.flatMap((pid, index) => {
    // pid (name) state parent …: the name may hold spaces and brackets.
    const fields = stats[index]?.split(') ').at(-1)?.split(' ')
    if (!fields || fields.length < 15) return []
    // User and system time, its own and that of children it has waited for.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid, parent: Number(fields[1]), ticks }]
  })
}
