import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { askWorker } from './ask-worker.ts'
import type { AskedWorker } from './ask-worker.ts'
import type { WorkerProtocol } from './protocol.ts'

export interface ProcessOptions {
  program: URL
  /** The most that its JavaScript may take, in MB. */
  heapMb: number
  /** How long an idle process is kept. */
  keptMs: number
  /** Added to the folder of compiled code; the server's own settings are not passed on. */
  environment?: Record<string, string>
}

/** Processes of one program. Idle ones are kept for a while, because starting one takes long. */
export interface KeptProcesses<Protocol extends WorkerProtocol> {
  /** Gives an idle process, or a new one. It may have ended just now. */
  take(): AskedWorker<Protocol>
  /** Keeps a process that has answered for the next work. Kept ones do not keep this process from ending. */
  keep(worker: AskedWorker<Protocol>): void
  /** Starts a process for coming work unless one is idle. */
  prepare(): void
}

// Node adds a folder of its own version to the compile cache, so its parent is handed on.
const compiled = getCompileCacheDir()
const ENVIRONMENT = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) }

export function createKeptProcesses<Protocol extends WorkerProtocol>({
  program,
  heapMb,
  keptMs,
  environment,
}: ProcessOptions): KeptProcesses<Protocol> {
  const children = new WeakMap<AskedWorker<Protocol>, ChildProcess>()
  const idle: { worker: AskedWorker<Protocol>; child: ChildProcess; release: () => void }[] = []

  return {
    take() {
      const kept = idle.pop()
      if (!kept) return start()
      kept.release()
      kept.child.ref()
      kept.child.channel?.ref()
      return kept.worker
    },
    keep,
    prepare() {
      if (idle.length === 0) keep(start())
    },
  }

  function start(): AskedWorker<Protocol> {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${heapMb}`, '--expose-gc'],
      env: { ...ENVIRONMENT, ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const worker = askWorker<Protocol>(child)
    children.set(worker, child)
    return worker
  }

  function keep(worker: AskedWorker<Protocol>): void {
    const child = children.get(worker)
    if (!child) return
    const timer = setTimeout(end, keptMs).unref()
    const own = { worker, child, release }
    child.once('exit', end).once('error', end)
    child.unref()
    child.channel?.unref()
    idle.push(own)

    function release() {
      clearTimeout(timer)
      child?.off('exit', end).off('error', end)
    }

    function end() {
      release()
      idle.splice(idle.indexOf(own), 1)
      void worker.close()
    }
  }
}
