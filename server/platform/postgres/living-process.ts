import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Identifies a process even if its number is reused. */
export interface ProcessMark {
  pid: number
  /** Its start time in the format of the system; empty if unknown. */
  beganAt: string
}

/** The process with this number; undefined if there is none. */
export async function findProcess(pid: number): Promise<ProcessMark | undefined> {
  if (!isAlive(pid)) return undefined
  const beganAt = await (process.platform === 'linux' ? askKernel(pid) : askPs(pid)).catch(() => '')
  return beganAt === undefined ? undefined : { pid, beganAt }
}

/** Whether this same process still runs. Without a start time only the number is compared. */
export async function isStillThere({ pid, beganAt }: ProcessMark): Promise<boolean> {
  const found = await findProcess(pid)
  return found !== undefined && (!beganAt || !found.beganAt || found.beganAt === beganAt)
}

/** Writes a mark as one line. */
export function writeMark({ pid, beganAt }: ProcessMark): string {
  return `${pid} ${beganAt}`.trim()
}

/** Reads what `writeMark` wrote. Earlier versions wrote only the number. */
export function readMark(text: string): ProcessMark | undefined {
  const [, pid, beganAt = ''] = /^(\d+)(?: (.+))?$/.exec(text.trim()) ?? []
  return pid ? { pid: Number(pid), beganAt } : undefined
}

/** Whether a process with this number runs, of any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Indices of the fields behind the name, which may contain spaces and brackets (proc_pid_stat(5)).
const STATE = 0
const START_TIME = 19

/** The start time in clock ticks with the boot id; undefined for a process that has ended and is still a zombie. */
async function askKernel(pid: number): Promise<string | undefined> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return isEnded(fields[STATE]) ? undefined : `${boot.trim()}:${fields[START_TIME]}`
}

async function askPs(pid: number): Promise<string | undefined> {
  // A fixed locale and time zone keep the text constant.
  const env = { LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = await run('/bin/ps', ['-p', String(pid), '-o', 'stat=,lstart='], { env })
  const [, state, beganAt] = /^\s*(\S+)\s+(.*\S)/.exec(stdout) ?? []
  return isEnded(state) ? undefined : beganAt
}

function isEnded(state = ''): boolean {
  return /^[ZX]/.test(state)
}
