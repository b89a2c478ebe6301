import { constants, setPriority } from 'node:os'

/**
 * Has the thread that calls, and what it starts, give way to the others. On Linux alone a priority is a thread's own; elsewhere
 * it would be that of the whole process, and stays as it is.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
