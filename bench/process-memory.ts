import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'

export interface ProcessMemory {
  name: string
  pid: number
  megabytes: number
  /** Private memory: without file pages that others may share. */
  own: number
}

/**
 * Memory of a process and its descendants: proportional set size, which divides shared pages among their users.
 * Undefined on systems other than Linux.
 */
export async function memoryOf(pid: number): Promise<ProcessMemory[] | undefined> {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return undefined
  const processes = await readProcesses()
  const family = [pid]
  for (const parent of family) family.push(...processes.filter((process) => process.parent === parent).map(idOf))
  const memories = await Promise.all(family.map(readMemory))
  return memories.filter((memory) => memory !== undefined)
}

export function totalMegabytes(memories: ProcessMemory[]): number {
  return memories.reduce((sum, { megabytes }) => sum + megabytes, 0)
}

const idOf = ({ pid }: { pid: number }): number => pid

async function readProcesses(): Promise<{ pid: number; parent: number }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  // pid (name) state parent …: the name may hold spaces and brackets.
  return pids.map((pid, index) => ({ pid, parent: Number(stats[index]?.split(') ').at(-1)?.split(' ')[1]) }))
}

// Undefined for a process that has just ended.
async function readMemory(pid: number): Promise<ProcessMemory | undefined> {
  const [rollup, name] = await Promise.all(
    ['smaps_rollup', 'comm'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  )
  const [kilobytes, own] = ['Pss', 'Pss_Anon'].map(
    (kind) => new RegExp(`^${kind}:\\s+(\\d+) kB$`, 'm').exec(rollup ?? '')?.[1],
  )
  if (!kilobytes) return undefined
  return { name: name?.trim() ?? '', pid, megabytes: Number(kilobytes) / 1024, own: Number(own) / 1024 }
}
