import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A process, told from a later one that was given the same number. */
export interface ProcessMark {
  pid: number
  /** When it began, in the words of its system; empty where that says nothing of it. */
  beganAt: string
}

/** The process that has this number now, or none. */
export async function findProcess(pid: number): Promise<ProcessMark | undefined> {
  if (!isAlive(pid)) return undefined
  const beganAt = await (process.platform === 'linux' ? askKernel(pid) : askPs(pid)).catch(() => '')
  return beganAt === undefined ? undefined : { pid, beganAt }
}

/** Whether this very process still runs. Where its beginning is not known, its number has to do. */
export async function isStillThere({ pid, beganAt }: ProcessMark): Promise<boolean> {
  const found = await findProcess(pid)
  return found !== undefined && (!beganAt || !found.beganAt || found.beganAt === beganAt)
}

/** A mark as one line of a file. */
export function writeMark({ pid, beganAt }: ProcessMark): string {
  return `${pid} ${beganAt}`.trim()
}

/** What `writeMark` wrote; a number alone, as earlier versions wrote it, names a process too. */
export function readMark(text: string): ProcessMark | undefined {
  const [, pid, beganAt = ''] = /^(\d+)(?: (.+))?$/.exec(text.trim()) ?? []
  return pid ? { pid: Number(pid), beganAt } : undefined
}

/** Whether a process of that number runs, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Of the fields behind the name, which may hold spaces and brackets (proc_pid_stat(5)).
const STATE = 0
const START_TIME = 19

/** Ticks since the machine's start, which has a name of its own; undefined of a process that ended and was not yet collected. */
async function askKernel(pid: number): Promise<string | undefined> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return isEnded(fields[STATE]) ? undefined : `${boot.trim()}:${fields[START_TIME]}`
}

async function askPs(pid: number): Promise<string | undefined> {
  // The same words whatever a person's language and clock are.
  const env = { LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = await run('/bin/ps', ['-p', String(pid), '-o', 'stat=,lstart='], { env })
  const [, state, beganAt] = /^\s*(\S+)\s+(.*\S)/.exec(stdout) ?? []
  return isEnded(state) ? undefined : beganAt
}

function isEnded(state = ''): boolean {
  return /^[ZX]/.test(state)
}
