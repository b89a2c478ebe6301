import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

export interface ProcessOptions {
  program: URL
  /** Of its JavaScript. */
  heapMb: number
  /** How long one is kept without work. */
  keptMs: number
}

/** Processes of a program that work for this one. Those without work are kept for a while, as starting one takes long. */
export interface KeptProcesses {
  /** One without work, or a new one. It may have ended just now. */
  take(): ChildProcess
  /** Keeps one for the next work. It does not keep this process from ending. */
  keep(child: ChildProcess): void
  /** Starts one where none waits, for work that is to come. */
  prepare(): void
}

export function createKeptProcesses({ program, heapMb, keptMs }: ProcessOptions): KeptProcesses {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

  return {
    take() {
      const kept = idle.pop()
      if (!kept) return start()
      clearTimeout(kept.timer)
      kept.child.removeAllListeners()
      kept.child.ref()
      kept.child.channel?.ref()
      return kept.child
    },
    keep,
    prepare() {
      if (idle.length === 0) keep(start())
    },
  }

  function start(): ChildProcess {
    return fork(program, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // None of the server's settings.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  function keep(child: ChildProcess): void {
    child.removeAllListeners()
    const own = { child, timer: setTimeout(end, keptMs) }
    function end() {
      const place = idle.indexOf(own)
      if (place !== -1) idle.splice(place, 1)
      clearTimeout(own.timer)
      child.kill('SIGKILL')
    }
    child.once('exit', end).once('error', end)
    own.timer.unref()
    child.unref()
    child.channel?.unref()
    idle.push(own)
  }
}
