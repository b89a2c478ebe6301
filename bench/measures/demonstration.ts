import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getProductPage } from '../../contract/catalogue.ts'
import { statusOf } from '../../e2e/stage/server.ts'
import { demonstration } from '../../demo/demonstration.ts'
import { LINES } from '../../demo/lines.ts'
import type { Figure } from '../figure.ts'
import { latencyFigure } from '../figure.ts'
import { processorSecondsOf } from '../process-time.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { spreadOf } from '../spread.ts'
import { measureDrawingByKind } from './drawing-by-kind.ts'

/** How many products a screen of 1920 × 1080 shows of the home page without scrolling. */
const FIRST_SCREEN = 12
const EVERY_MS = 250

/** The server draws the demonstration into an empty data folder, at full size, while lists are requested. */
export async function measureDemonstration(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-demonstration-'))
  const covers = LINES.findLastIndex(({ files }) => files.some(({ order }) => order.kind === 'cover')) + 1
  const firstScreen = LINES.findIndex(({ files }) => files.length > 0) + FIRST_SCREEN
  const server = await startServer(join(folder, 'data'), { DEMO: '1' })
  const began = performance.now() - server.bootMs
  const seconds = () => (performance.now() - began) / 1000
  const reached = new Map<number, number>()
  const waits: number[] = []
  let processorSeconds: number | undefined
  try {
    for (;;) {
      const asked = performance.now()
      await fetch(`${server.url}${getProductPage.path}`).then((response) => response.text())
      waits.push(performance.now() - asked)
      const { data } = await statusOf(server.url)
      const done = data.import?.done ?? (data.products > 0 ? demonstration.total : 0)
      const passed = [firstScreen, covers, demonstration.total].filter((line) => done >= line && !reached.has(line))
      for (const line of passed) reached.set(line, seconds())
      say(`Drawing the demonstration: line ${done} of ${demonstration.total}, ${Math.round(seconds())} s`)
      if (reached.has(demonstration.total)) break
      await sleep(EVERY_MS)
    }
    processorSeconds = await processorSecondsOf(server.pid)
  } finally {
    await server.stop()
  }
  const bytes = await sizeOf(folder)
  await rm(folder, { recursive: true, force: true })
  const figure = (name: string, line: number, atMost: number): Figure => ({
    name: `demonstration, from the server's start to ${name}`,
    value: reached.get(line) ?? 0,
    unit: 's',
    target: { atMost },
  })
  return [
    figure(`the first ${FIRST_SCREEN} products with covers`, firstScreen, 8),
    figure('all covers', covers, 90),
    figure('everything', demonstration.total, 240),
    {
      name: 'demonstration, processor time of all processes',
      ...(processorSeconds !== undefined && { value: processorSeconds }),
      unit: 's',
      target: { atMost: 480 },
      note: 'server, drawing, PostgreSQL and the encoder; pictures that are indexed later are not in it',
    },
    latencyFigure('list of products while it is drawn', spreadOf(waits)),
    { name: 'demonstration, data folder', value: bytes / 1e6, unit: 'MB', target: { atMost: 800 } },
    ...(await measureDrawingByKind()),
  ]
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name))),
  )
  return sizes.reduce((sum, { size }) => sum + size, 0)
}
