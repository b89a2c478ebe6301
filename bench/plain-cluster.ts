import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseBinaries } from '../server/platform/postgres/embedded-postgres.ts'
import { startCluster, stopCluster } from '../server/platform/postgres/postgres-process.ts'
import type { ClusterPlace, RunningCluster } from '../server/platform/postgres/postgres-process.ts'

/** A plain PostgreSQL in a folder of its own, without the product. */
export interface PlainCluster {
  start(): Promise<void>
  stop(): Promise<void>
}

// PostgreSQL refuses to run as root.
const BENCH_USER = { uid: 60_997, gid: 60_997 }

export async function openPlainCluster(folder: string): Promise<PlainCluster> {
  await chmod(folder, 0o755)
  const place: ClusterPlace = {
    binaries: await chooseBinaries(),
    cluster: join(folder, 'plain'),
    ...(process.getuid?.() === 0 && { owner: BENCH_USER }),
  }
  let running: RunningCluster | undefined
  return {
    start: async () => {
      running = await startCluster(place)
    },
    stop: async () => {
      if (running) await stopCluster(running)
    },
  }
}
