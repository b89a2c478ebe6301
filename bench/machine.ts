import { execFileSync } from 'node:child_process'
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os'

/** The machine on which the figures were measured. */
export interface Machine {
  at: string
  summary: string
  /** The system's load average of the last minute; above the number of cores, other programs were busy too. */
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
