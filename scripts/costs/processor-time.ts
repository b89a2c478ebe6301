import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever its kernel's own tick (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100

interface ProcessTime {
  pid: number
  parent: number
  /** Seconds in user and system mode, with those of ended children that it has waited for. */
  seconds: number
}

/**
 * Processor seconds that a process has used, with all its descendants: those alive, and those that ended and were waited for.
 * Reads Linux's /proc (proc(5), "stat").
 */
export function processorSeconds(pid: number, all = everyProcess()): number {
  const children = all.filter(({ parent }) => parent === pid)
  const own = all.find((one) => one.pid === pid)?.seconds ?? 0
  return children.reduce((sum, child) => sum + processorSeconds(child.pid, all), own)
}

/** The same for each child of a process, by the child's command line. */
export function secondsOfChildren(pid: number): { command: string; seconds: number }[] {
  const all = everyProcess()
  return all
    .filter(({ parent }) => parent === pid)
    .map((child) => ({ command: commandOf(child.pid), seconds: processorSeconds(child.pid, all) }))
}

function everyProcess(): ProcessTime[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
}

function readProcess(pid: number): ProcessTime | undefined {
  const line = readIfThere(`/proc/${pid}/stat`)
  if (!line) return undefined
  // The name in parentheses may contain anything; the fields after it begin with the third.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid, parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }
}

function commandOf(pid: number): string {
  return (readIfThere(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim()
}

// A process may end at any moment.
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
