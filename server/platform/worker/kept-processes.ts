import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { askWorker } from './ask-worker.ts'
import type { AskedWorker } from './ask-worker.ts'
import type { WorkerProtocol } from './protocol.ts'

export interface ProcessOptions {
  program: URL
  /** Limit of the JavaScript heap, in MB. */
  heapMb: number
  /** How long an idle process is kept. */
  keptMs: number
  /** Environment variables besides the compile cache; the server's own settings are not passed on. */
  environment?: Record<string, string>
  /** Further flags of Node. */
  flags?: string[]
  /** As for `os.setPriority`; that of this process by default. */
  priority?: number | undefined
}

/** A pool of processes of one program. Idle ones are kept for a while, because starting one is slow. */
export interface KeptProcesses<Protocol extends WorkerProtocol> {
  /** Returns an idle process or a new one; an idle one may just have ended. */
  take(): AskedWorker<Protocol>
  /** Returns a process to the pool after its answer. Idle processes do not keep this one alive. */
  keep(worker: AskedWorker<Protocol>): void
  /** Starts a process in advance, unless one is idle. */
  prepare(): void
  /** Ends the idle processes; resolves when they have ended. */
  end(): Promise<void>
}

// Node appends a folder for its version to the compile cache, so its parent is passed on.
const compiled = getCompileCacheDir()
const ENVIRONMENT = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) }

export function createKeptProcesses<Protocol extends WorkerProtocol>({
  program,
  heapMb,
  keptMs,
  environment,
  flags = [],
  priority,
}: ProcessOptions): KeptProcesses<Protocol> {
  const children = new WeakMap<AskedWorker<Protocol>, ChildProcess>()
  const idle: { worker: AskedWorker<Protocol>; child: ChildProcess; release: () => void; end: () => Promise<void> }[] =
    []

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
    async end() {
      await Promise.all(
        [...idle].map(async ({ child, end }) => {
          // Awaited, so that it keeps this process alive until then.
          child.ref()
          await end()
        }),
      )
    },
  }

  function start(): AskedWorker<Protocol> {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${heapMb}`, '--expose-gc', ...flags],
      env: { ...ENVIRONMENT, ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Set by the parent, so that the priority also covers the process's start and all its threads.
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
    const worker = askWorker<Protocol>(child)
    children.set(worker, child)
    return worker
  }

  function keep(worker: AskedWorker<Protocol>): void {
    const child = children.get(worker)
    if (!child) return
    const timer = setTimeout(onEnd, keptMs).unref()
    const own = { worker, child, release, end }
    child.once('exit', onEnd).once('error', onEnd)
    child.unref()
    child.channel?.unref()
    idle.push(own)

    function release() {
      clearTimeout(timer)
      child?.off('exit', onEnd).off('error', onEnd)
    }

    function onEnd(): void {
      void end()
    }

    async function end(): Promise<void> {
      release()
      idle.splice(idle.indexOf(own), 1)
      await worker.close()
    }
  }
}
