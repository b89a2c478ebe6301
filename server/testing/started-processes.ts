import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { basename } from 'node:path'

const started: ChildProcess[] = []
const onStarted: ((child: ChildProcess) => void)[] = []

subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess }
  started.push(child)
  onStarted.shift()?.(child)
})

/** The running processes of a program that were started after the import of this module, the newest last. */
export function processesOf(program: string): ChildProcess[] {
  return started.filter(({ exitCode, signalCode, spawnargs }) => {
    return exitCode === null && signalCode === null && spawnargs.some((part) => basename(part) === program)
  })
}

/** Ends the running processes of a program, and the next one at its first message. */
export async function endNext(program: string, by: NodeJS.Signals): Promise<void> {
  const running = processesOf(program)
  const ended = running.map(async (child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ended)
  onStarted.push((child) => child.once('message', () => child.kill(by)))
}
