import { execFileSync } from 'node:child_process'
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os'

/** What a figure must be read with. */
export interface Machine {
  at: string
  summary: string
  /** Of the last minute, as the system gives it: over the number of cores, others were at work too. */
  load: string
  commit: string
}

export function describeMachine(): Machine {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  return {
    at: new Date().toISOString(),
    summary: `${availableParallelism()} cores (${model}), ${memory} GB, ${platform()} ${arch()}, Node ${process.versions.node}`,
    load: (loadavg()[0] ?? 0).toFixed(1),
    commit: readCommit(),
  }
}

function readCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
