import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

export interface ProcessOptions {
  program: URL
  /** Of its JavaScript. */
  heapMb: number
  /** How long one is kept without work. */
  keptMs: number
  /** Beside where compiled code is kept; nothing else of the server's settings is there. */
  environment?: Record<string, string>
}

/** Processes of a program that work for this one. Those without work are kept for a while, as starting one takes long. */
export interface KeptProcesses {
  /** One without work, or a new one. It may have ended just now. */
  take(): ChildProcess
  /** Keeps one for the next work, which nobody listens to any more. It does not keep this process from ending. */
  keep(child: ChildProcess): void
  /** Starts one where none waits, for work that is to come. */
  prepare(): void
}

// None of the server's settings, but where compiled code is kept: Node puts a folder of its version into that.
const compiled = getCompileCacheDir()
const ENVIRONMENT = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) }

export function createKeptProcesses({ program, heapMb, keptMs, environment }: ProcessOptions): KeptProcesses {
  const idle: { child: ChildProcess; release: () => void }[] = []

  return {
    take() {
      const kept = idle.pop()
      if (!kept) return start()
      kept.release()
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
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${heapMb}`, '--expose-gc'],
      env: { ...ENVIRONMENT, ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Of one that is ended nobody listens to what else goes wrong, which else would end this process.
    return child.on('error', () => undefined)
  }

  function keep(child: ChildProcess): void {
    const timer = setTimeout(end, keptMs).unref()
    const own = { child, release }
    function release() {
      clearTimeout(timer)
      child.off('exit', end).off('error', end)
    }
    function end() {
      release()
      idle.splice(idle.indexOf(own), 1)
      child.kill('SIGKILL')
    }
    child.once('exit', end).once('error', end)
    child.unref()
    child.channel?.unref()
    idle.push(own)
  }
}
