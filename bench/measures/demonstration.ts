import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import type { ProductDetail } from '../../contract/catalogue.ts'
import type { Endpoint, Envelope, OutputOf } from '../../contract/endpoint.ts'
import { statusOf } from '../../e2e/stage/server.ts'
import { allFiles } from '../../demo/files.ts'
import { demonstration } from '../../demo/demonstration.ts'
import type { Figure } from '../figure.ts'
import type { BenchOptions } from '../options.ts'
import { memoryOf, totalMegabytes } from '../process-memory.ts'
import { processorSecondsOf } from '../process-time.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import type { BenchServer } from '../server.ts'
import { spreadOf, timed } from '../spread.ts'
import { measureDrawingByKind } from './drawing-by-kind.ts'

/** How many products a screen of 1920 × 1080 shows of the home page without scrolling, and how wide their covers are asked for. */
const FIRST_SCREEN = 12
const CARD_WIDTH = 320
/** How many pictures a browser asks for at a time. */
const AT_ONCE = 6
/** How many products are opened. */
const OPENED = 12
/** How wide the pictures of an opened product are asked for. */
const LARGE_WIDTH = 1280
const EVERY_MS = 100
/** A picture that could not be made now is asked for again. */
const UNAVAILABLE = 503

/** The server's first start with the demonstration, up to a first screen with its pictures and products that are opened; then a later start. */
export async function measureDemonstration({ isLarge }: BenchOptions): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-demonstration-'))
  const dataDir = join(folder, 'data')
  try {
    return [...(await firstStart(dataDir, isLarge)), await laterStart(dataDir), ...(await measureDrawingByKind())]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function firstStart(dataDir: string, isLarge: boolean): Promise<Figure[]> {
  say('Demonstration: the first start')
  const server = await startServer(dataDir, { DEMO: '1', DEMO_DRAW: '1' })
  const began = performance.now() - server.bootMs
  const seconds = () => (performance.now() - began) / 1000
  try {
    await untilWhole(server.url)
    const whole = seconds()
    const screen = await timed(() => openFirstScreen(server.url))
    const processor = await processorSecondsOf(server.pid)
    const figures: Figure[] = [
      { name: 'demonstration, first start to first answer', value: server.bootMs / 1000, unit: 's' },
      {
        name: 'demonstration, first answer to the whole catalogue',
        value: whole - server.bootMs / 1000,
        unit: 's',
        target: { atMost: 10 },
      },
      {
        name: `demonstration, a first screen of ${FIRST_SCREEN} products with covers`,
        value: screen / 1000,
        unit: 's',
        target: { atMost: 2 },
      },
      {
        name: 'demonstration, processor time of all processes until then',
        ...(processor !== undefined && { value: processor }),
        unit: 's',
        target: { atMost: 20 },
        note: 'server, PostgreSQL and drawing, from the start of the process',
      },
      ...(await openProducts(server.url)),
      ...(await memoryFigures(server)),
    ]
    if (isLarge) figures.push(await untilDrawn(dataDir, seconds))
    return figures
  } finally {
    await server.stop()
  }
}

/** Resolves when every product can be found. */
async function untilWhole(url: string): Promise<void> {
  for (;;) {
    const { data } = await statusOf(url)
    if (data.products > 0 && data.import === null) return
    say(`Demonstration: line ${data.import?.done ?? 0} of ${demonstration.total}`)
    await sleep(EVERY_MS)
  }
}

async function openFirstScreen(url: string): Promise<void> {
  const { list } = await ask(url, getProductPage)
  const covers = list.slice(0, FIRST_SCREEN).map(({ coverImage }) => coverImage)
  await fetchAll(
    url,
    covers.map((cover) => `${cover}?width=${CARD_WIDTH}`),
  )
}

async function ask<E extends Endpoint>(url: string, { path }: E, query = ''): Promise<OutputOf<E>> {
  const response = await fetch(`${url}${path}?${query}`)
  return ((await response.json()) as Envelope<OutputOf<E>>).data
}

/** Fetches addresses as a browser does, some at a time. */
async function fetchAll(url: string, addresses: string[]): Promise<void> {
  const waiting = [...addresses]
  const fetchNext = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) await fetchOne(url + address)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

async function fetchOne(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address, { headers: { accept: 'image/webp,*/*' } })
    await response.arrayBuffer()
    if (response.ok) return
    if (response.status !== UNAVAILABLE) throw new Error(`${address} answered ${response.status}`)
    await sleep(EVERY_MS)
  }
}

/** Opens products that nobody has looked at, and looks at each of their pictures and papers in turn. */
async function openProducts(url: string): Promise<Figure[]> {
  const { list, total } = await ask(url, getProductPage, 'pageSize=100&pageNo=2')
  const opened = list.filter((_, index) => index % Math.ceil(list.length / OPENED) === 0)
  const times = new Map<string, number[]>()
  for (const [place, { skuId }] of opened.entries()) {
    say(`Demonstration: product ${place + 1} of ${opened.length}, of ${total}`)
    const detail = await ask(url, getProductDetail, `skuId=${skuId}`)
    for (const [name, address] of Object.entries(looksOf(detail, skuId))) {
      const time = await timed(() => fetchOne(url + address))
      times.set(name, [...(times.get(name) ?? []), time])
    }
  }
  return [...times].map(([name, values]) => {
    const { p50, most, count } = spreadOf(values)
    return {
      name: `demonstration, a product is opened: ${name}`,
      value: most / 1000,
      unit: 's',
      target: { atMost: 1.5 },
      note: `the slowest of ${count}; p50 ${(p50 / 1000).toFixed(2)}`,
      details: values,
    }
  })
}

/** The addresses of what an opened product shows. */
function looksOf({ skus, files, structuralImages }: ProductDetail, skuId: string): Record<string, string> {
  const sku = skus.find(({ id }) => id === skuId)
  const room = skus.flatMap(({ caseImages }) => caseImages)[0]
  const [drawing, laid] = sku?.dimensionImages ?? []
  const pictures = {
    'large picture': sku?.coverImage,
    macro: sku?.productImage,
    'laid area': laid,
    room,
    drawing,
    layers: structuralImages[0],
  }
  const addresses = Object.entries(pictures).flatMap(([name, address]) =>
    address ? [[name, `${address}?width=${LARGE_WIDTH}`] as const] : [],
  )
  const [dataSheet] = files
  return { ...Object.fromEntries(addresses), ...(dataSheet && { 'data sheet': dataSheet.url }) }
}

async function memoryFigures({ pid }: BenchServer): Promise<Figure[]> {
  const memories = await memoryOf(pid)
  if (!memories) return []
  const note = memories.map(({ name, megabytes }) => `${name} ${Math.round(megabytes)}`).join(', ')
  return [{ name: 'demonstration, memory of all processes then', value: totalMegabytes(memories), unit: 'MB', note }]
}

/** Waits until idle moments have drawn every file. */
async function untilDrawn(dataDir: string, seconds: () => number): Promise<Figure> {
  const keys = allFiles().map(({ key }) => key)
  for (;;) {
    const there = new Set((await Promise.all(['storage', 'made'].map((name) => namesIn(join(dataDir, name))))).flat())
    const missing = keys.filter((key) => !there.has(key)).length
    say(`Demonstration: ${missing} files are to be drawn, ${Math.round(seconds())} s`)
    if (missing === 0) return { name: 'demonstration, first start to all files drawn', value: seconds(), unit: 's' }
    await sleep(10 * EVERY_MS)
  }
}

async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function laterStart(dataDir: string): Promise<Figure> {
  say('Demonstration: a later start')
  const server = await startServer(dataDir, { DEMO: '1', DEMO_DRAW: '1' })
  await server.stop()
  return { name: 'demonstration, later start to first answer', value: server.bootMs / 1000, unit: 's' }
}
