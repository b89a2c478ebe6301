import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstrationCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { openPlainCluster } from '../plain-cluster.ts'
import { startServer } from '../server.ts'
import { median, spreadOf, timed } from '../spread.ts'

const FIRST_STARTS = 3
const LATER_STARTS = 7

/** From the start of the process to its first answered product list, beside the start of PostgreSQL alone. */
export async function measureBoot(): Promise<Figure[]> {
  const first: number[] = []
  const plainFirst: number[] = []
  const plainLater: number[] = []
  for (let start = 0; start < FIRST_STARTS; start += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
    first.push(await bootOn(join(folder, 'data')))
    const plain = await openPlainCluster(folder)
    plainFirst.push(await timed(() => plain.start()))
    await plain.stop()
    plainLater.push(await timed(() => plain.start()))
    await plain.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const { dataDir } = await demonstrationCatalogue()
  const later: number[] = []
  for (let start = 0; start < LATER_STARTS; start += 1) later.push(await bootOn(dataDir))
  return [
    figureOf('boot to first answer, first start (nothing loaded)', first, plainFirst),
    { ...figureOf('boot to first answer, later start', later, plainLater), target: { atMost: 0.8 } },
  ]
}

async function bootOn(dataDir: string): Promise<number> {
  const server = await startServer(dataDir)
  await server.stop()
  return server.bootMs
}

// In seconds.
function figureOf(name: string, ours: number[], plain: number[]): Figure {
  return {
    name,
    value: median(ours) / 1000,
    unit: 's',
    beside: { name: 'PostgreSQL alone', value: median(plain) / 1000 },
    note: `slowest of ${ours.length}: ${(spreadOf(ours).most / 1000).toFixed(2)} s`,
    details: { ours, plain },
  }
}
