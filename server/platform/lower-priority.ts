import { constants, setPriority } from 'node:os'

/** Lowers the priority of the calling thread and of what it starts. Linux only: elsewhere a priority belongs to the whole process. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
