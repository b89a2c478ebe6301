import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { Fact } from '../../contract/facts/fact.ts'
import { attributeOfFact, facts } from '../../contract/facts/facts.ts'
import type { ImportAttribute, ImportLine } from '../../contract/import-file.ts'
import { getCategoryAttributes, getCategoryList } from '../../contract/lookups.ts'
import type { Endpoint, Envelope, OutputOf } from '../../contract/endpoint.ts'
import { runProgram } from '../../e2e/stage/server.ts'
import type { Figure } from '../figure.ts'
import { generateLines } from '../generator.ts'
import { createRandom } from '../generator/random.ts'
import type { Random } from '../generator/random.ts'
import type { BenchOptions } from '../options.ts'
import { memoryOf, totalMegabytes } from '../process-memory.ts'
import { processorSecondsOf } from '../process-time.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import type { BenchServer } from '../server.ts'

const FEW = 10_000
const MANY = 100_000
const MOST_FACTS = 80
const ROUNDS = 6
const CALLS_OF_A_ROUND = 200
/** Kinds of materials, which are asked for places; then one that is not. */
const CATEGORIES = [
  'Floor tiles',
  'Natural stone',
  'Carpets',
  'Vinyl flooring',
  'Wallpapers',
  'Upholstery',
  'Curtains',
  'Lamps',
]

/**
 * What facts cost: the same values as facts, and as properties of their own. With `--before FOLDER`, the root of another version that is
 * installed and built, that version has the properties, and the bench's own catalogue is compared too.
 */
export async function measureFacts({ isLarge, before }: BenchOptions): Promise<Figure[]> {
  const products = isLarge ? MANY : FEW
  const named = `${products.toLocaleString('en')} products with ${Math.min(MOST_FACTS, facts.length)} facts`
  const ofFacts = await compare(named, { before, most: 1.05 }, (isFree) => linesOfFacts(products, isFree && !before))
  if (!before) return ofFacts
  const own = `${products.toLocaleString('en')} SKUs of the bench`
  return [...ofFacts, ...(await compare(own, { before, most: 1.02 }, () => generateLines(products)))]
}

/** A product in one of a few categories, with a value for every fact. The names of a property of its own are no row's. */
function* linesOfFacts(products: number, isFree: boolean): Generator<ImportLine> {
  const random = createRandom(71)
  const stated = facts.slice(0, MOST_FACTS)
  for (let index = 0; index < products; index += 1) {
    const key = `F-${String(index).padStart(6, '0')}`
    yield {
      key,
      brand: { englishName: `Maker ${index % 40}` },
      enName: `Measured panel ${index}`,
      category: [{ enName: 'Surfaces' }, { enName: CATEGORIES[index % CATEGORIES.length] ?? '' }],
      currencyUnit: 'CNY',
      measurementUnit: 'square_meter',
      attrs: stated.map((fact) => valueOf(fact, random, isFree)),
      skus: [{ model: key }],
    }
  }
}

function valueOf(fact: Fact, random: Random, isFree: boolean): ImportAttribute {
  const { name, enName, unit } = attributeOfFact(fact)
  const mark = isFree ? ' *' : ''
  const called = { name: name + mark, enName: enName + mark, unit }
  if (fact.kind === 'boolean') return { ...called, value: random.chance(0.5) }
  if (fact.kind === 'number') return { ...called, value: random.between(1, 60) }
  const classes =
    fact.kind === 'class' ? fact.scales.flatMap((scale) => scale.classes) : fact.values.map(([, en]) => en)
  const value = random.pick(classes.length ? classes : ['Plain', 'Other'])
  return { ...called, type: 'choice', value, enValue: value }
}

interface Side {
  importSeconds: number
  bootSeconds: number
  server: BenchServer
}

async function compare(
  name: string,
  { before, most }: { before: string | undefined; most: number },
  lines: (isBefore: boolean) => Iterable<ImportLine>,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-facts-'))
  const sides: Side[] = []
  try {
    for (const isBefore of [true, false]) {
      const file = join(folder, `${isBefore}.jsonl`)
      await write(file, lines(isBefore))
      say(`Facts: importing ${name}${isBefore ? ', before' : ''}`)
      sides.push(await openSide(file, join(folder, `data-${isBefore}`), isBefore ? before : undefined))
    }
    const [was, is] = sides as [Side, Side]
    const calls = await Promise.all(sides.map(({ server }) => callsOn(server.url)))
    const times = await timesOf(sides, calls)
    const memories = await Promise.all(
      sides.map(async ({ server }) => totalMegabytes((await memoryOf(server.pid)) ?? [])),
    )
    const ofCalls = Object.keys(calls[0] ?? {}).map((call, index) =>
      figure(`${name}, ${call}`, 's', { was: times[0]?.[index], is: times[1]?.[index], most }),
    )
    return [
      figure(`${name}, import`, 's', { was: was.importSeconds, is: is.importSeconds, most: most > 1.02 ? 1.1 : most }),
      figure(`${name}, first start`, 's', { was: was.bootSeconds, is: is.bootSeconds, most: most > 1.02 ? 1.1 : most }),
      ...ofCalls,
      figure(`${name}, memory`, 'MB', { was: memories[0], is: memories[1], most: most > 1.02 ? 1.1 : most }),
    ]
  } finally {
    for (const { server } of sides) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function figure(
  name: string,
  unit: Figure['unit'],
  { was = 0, is, most }: { was: number | undefined; is: number | undefined; most: number },
): Figure {
  return {
    name: unit === 's' ? `${name}, processor time` : name,
    ...(is !== undefined && { value: is }),
    unit,
    target: { atMost: was * most },
    beside: { name: 'as properties of their own', value: was },
  }
}

async function write(path: string, lines: Iterable<ImportLine>): Promise<void> {
  const file = createWriteStream(path)
  for (const line of lines) if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'close')
}

async function openSide(file: string, dataDir: string, root: string | undefined): Promise<Side> {
  const { child, exited, output } = runProgram(
    process.execPath,
    ['server/imports/command.ts', file],
    { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' },
    root === undefined ? {} : { cwd: root },
  )
  let importSeconds = 0
  while ((child.exitCode ?? child.signalCode) === null) {
    importSeconds = Math.max(importSeconds, (await processorSecondsOf(child.pid ?? 0)) ?? 0)
    await sleep(100)
  }
  if ((await exited) !== 0) throw new Error(`The import ended: ${output()}`)
  const server = await startServer(dataDir, {}, root)
  return { importSeconds, bootSeconds: (await processorSecondsOf(server.pid)) ?? 0, server }
}

/** The addresses of one round, by what they measure. */
async function callsOn(url: string): Promise<Record<string, string[]>> {
  const categories = await answer(url, getCategoryList)
  const { id = '' } = categories.filter(({ parentId }) => parentId !== '0').toSorted((one, other) => other.count - one.count)[0] ?? {} // prettier-ignore
  const attributes = await answer(url, getCategoryAttributes, `categoryId=${id}`)
  const filters = attributes.flatMap(({ id: of, type, options: [first], unit: _unit }) =>
    type === 'number'
      ? [`attrs.${of}=10..`]
      : type === 'choice' && first
        ? [`attrs.${of}=${encodeURIComponent(first.value)}`]
        : [],
  )
  const questions = Array.from({ length: CALLS_OF_A_ROUND }, (_, at) =>
    [
      `categoryId=${id}`,
      filters[(at * 7) % filters.length],
      ...(at % 3 ? [] : [filters[(at * 11 + 3) % filters.length]]),
    ].join('&'),
  )
  return {
    list: questions.map((question, at) => `${getProductPage.path}?pageSize=24&pageNo=${1 + (at % 3)}&${question}`),
    facets: questions.map((question) => `${getProductFacets.path}?${question}`),
  }
}

async function answer<Of extends Endpoint>(url: string, { path }: Of, query = ''): Promise<OutputOf<Of>> {
  const response = await fetch(`${url}${path}?${query}`)
  return ((await response.json()) as Envelope<OutputOf<Of>>).data
}

/** Processor seconds of each side's rounds of each kind of calls, the least round of several in turn. */
async function timesOf(sides: readonly Side[], calls: readonly Record<string, string[]>[]): Promise<number[][]> {
  const least = calls.map((ofSide) => Object.values(ofSide).map(() => Infinity))
  const turns = Array.from({ length: ROUNDS }, () => sides.flatMap((side, at) => Object.values(calls[at] ?? {}).map((addresses, call) => ({ side, at, addresses, call })))) // prettier-ignore
  for (const [round, turn] of turns.entries())
    for (const { side, at, addresses, call } of turn) {
      const seconds = await secondsOf(
        side.server,
        addresses.map((address) => `${address}&round=${round}`),
      )
      const own = least[at] ?? []
      own[call] = Math.min(own[call] ?? Infinity, seconds)
    }
  return least
}

async function secondsOf({ url, pid }: BenchServer, addresses: readonly string[]): Promise<number> {
  const began = (await processorSecondsOf(pid)) ?? 0
  for (const address of addresses) await fetch(`${url}${address}`).then(async (response) => response.arrayBuffer())
  return ((await processorSecondsOf(pid)) ?? 0) - began
}
