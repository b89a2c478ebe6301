import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { getProductPage } from '../../contract/catalogue.ts'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import type { ImportProduct } from '../../contract/import-file.ts'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import type { ImportSource } from '../../server/imports/reading/import-source.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import type { Catalogue } from '../catalogues.ts'
import { latencyFigure, short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { generateLines } from '../generator.ts'
import { openHttpClient } from '../http-client.ts'
import type { HttpClient } from '../http-client.ts'
import { say } from '../say.ts'
import type { Scratch } from '../scratch.ts'
import { startServer } from '../server.ts'
import { median, spreadOf } from '../spread.ts'
import { pagePath } from './question.ts'

const WARM_UP = 5
const CHANGES = 40
const STARTS = 5

/** From the start of a one-line import, beside the running server, to the first list that shows it. */
export async function changeFigures({ name, server, db, folder }: Scratch): Promise<Figure[]> {
  say(`Finding, ${name}: one product changed`)
  const parts = { db, storage: createFolderStorage(join(folder, 'storage')) }
  const client = openHttpClient(server.url)
  const visible: number[] = []
  const imported: number[] = []
  for (const [index, product] of someProducts(WARM_UP + CHANGES).entries()) {
    const word = `zebrano${index}`
    const began = performance.now()
    await importCatalogue(parts, sourceOf([{ ...product, enName: `${word} plank` }]), { actor: 'bench' })
    const written = performance.now()
    while (!(await lists(client, word))) if (performance.now() - written > 5000) throw new Error(`${word} is not found`)
    if (index < WARM_UP) continue
    visible.push(performance.now() - began)
    imported.push(written - began)
  }
  client.close()
  const figure = latencyFigure(`one product changed, import to list, ${name}`, spreadOf(visible), {
    target: { atMost: 30 },
  })
  const rest = visible.map((total, index) => total - (imported[index] ?? 0))
  return [
    {
      ...figure,
      note: `${figure.note}; after the import p50 ${short(median(rest))}, p95 ${short(spreadOf(rest).p95)}`,
    },
  ]
}

/** How much longer a start with this catalogue takes than with an empty one, from process to first list. */
export async function restartFigures({ name, dataDir }: Catalogue): Promise<Figure[]> {
  say(`Finding, ${name}: starting again`)
  const folder = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  const [filled, empty] = [await bootsOf(dataDir), await bootsOf(join(folder, 'data'))]
  await rm(folder, { recursive: true, force: true })
  return [
    {
      name: `restart to first list, ${name}, over an empty catalogue`,
      value: median(filled) - median(empty),
      unit: 'ms',
      target: { atMost: 100 },
      note: `${short(median(filled))} of process, database and model; empty ${short(median(empty))}`,
      details: { filled, empty },
    },
  ]
}

// The very first start creates the files that later ones find.
async function bootsOf(dataDir: string): Promise<number[]> {
  const boots: number[] = []
  for (let start = 0; start <= STARTS; start += 1) {
    const server = await startServer(dataDir)
    await server.stop()
    if (start > 0) boots.push(server.bootMs)
  }
  return boots
}

async function lists(client: HttpClient, keyword: string): Promise<boolean> {
  const { body } = await client.get(pagePath({ keyword }))
  const { data } = JSON.parse(body.toString()) as Envelope<OutputOf<typeof getProductPage>>
  return data.list.some(({ enName }) => enName.startsWith(`${keyword} `))
}

function someProducts(count: number): ImportProduct[] {
  const products: ImportProduct[] = []
  for (const line of generateLines(100_000)) {
    if (!('key' in line) || line.status || !line.skus?.some(({ status }) => !status)) continue
    if (products.push(line) === count) break
  }
  return products
}

function sourceOf(lines: ImportProduct[]): ImportSource {
  return {
    name: 'changes of the bench',
    digest: randomUUID(),
    total: lines.length,
    folder: '/nonexistent',
    async *lines(from) {
      for (const [index, line] of lines.entries())
        if (index + 1 >= from) yield { line: index + 1, text: JSON.stringify(line) }
    },
  }
}
