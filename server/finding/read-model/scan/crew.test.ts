import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ratesOf } from '../../../catalogue/rates.ts'
import { bitsWhere } from '../bits.ts'
import { emptyColors, writeColors } from '../colors/colors.ts'
import { findColor, knownColor, searchOf } from '../colors/near-colors.ts'
import { countPlan, planCounts } from '../count/count-plan.ts'
import type { Groups } from '../count/filters.ts'
import { createDictionary } from '../facet-dictionary.ts'
import { placesOfOwners } from '../model.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { shareColumn } from '../thread/shared-columns.ts'
import { findWords } from '../words/find-words.ts'
import { buildThesaurus } from '../words/thesaurus.ts'
import { buildWords } from '../words/word-index.ts'
import { searchedOf, textsOfSmall } from '../../../testing/small-catalogue.ts'
import { createScanCrew } from './crew.ts'
import type { CrewDeps, ScanCrew } from './crew.ts'

let warnings: string[]
/** Threads that were started since the test began. */
let threads: Worker[]
let crews: ScanCrew[]
const note = (worker: Worker) => void threads.push(worker)

beforeEach(() => {
  ;[warnings, threads, crews] = [[], [], []]
  process.on('worker', note)
})
afterEach(async () => {
  process.off('worker', note)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await Promise.all(crews.map(async (crew) => crew.close()))
})

function startCrew(deps: Partial<CrewDeps> = {}): ScanCrew {
  const log = { warn: (...said: unknown[]) => void warnings.push(String(said.at(-1))) }
  const crew = createScanCrew({ log, fromCodes: 0, threads: 2, idleMs: 600_000, ...deps })
  crews.push(crew)
  return crew
}

/** Columns long enough to be shared rather than copied. */
const PRODUCTS = 20_000
const SETS = [[0], [1], [0, 1], [2, 3], [4]]
const USES = ['home', 'office', '2..3', '3', '9']
const SLIP = ['R9', 'R10', 'R11', 'R12', 'on request']

/** The counted part of a catalogue: products with one to four SKUs. */
function aModel(): ReadModel {
  const counts = Uint32Array.from({ length: PRODUCTS }, (_, product) => 1 + ((product * 7) % 4))
  const firstSku = new Uint32Array(PRODUCTS + 1)
  for (const [product, count] of counts.entries()) firstSku[product + 1] = (firstSku[product] ?? 0) + count
  const productOf = placesOfOwners(firstSku)
  const columnBy = (codeAt: (sku: number) => number, values: string[], isOfProducts = false): FacetColumn => ({
    dictionary: createDictionary(values, SETS),
    codes: Uint16Array.from(productOf, (_, sku) => codeAt(sku) % (SETS.length + 1)),
    isOfProducts,
  })
  const certificates = ['1:fire', '1:air', '2:fire', '2:air', '3:slip']
  return {
    productIds: Float64Array.from(counts, (_, product) => product + 1),
    skuIds: Float64Array.from(productOf, (_, sku) => sku + 1),
    firstSku,
    productOf,
    rates: ratesOf([]),
    low: Float64Array.from(productOf, (_, sku) => (sku % 11 ? 100 * (sku % 997) : NaN)),
    high: Float64Array.from(productOf, (_, sku) => (sku % 11 ? 100 * ((sku % 997) + (sku % 50)) : NaN)),
    facets: new Map([
      ['brand', columnBy((sku) => productOf[sku] ?? 0, ['a', 'b', 'c', 'd', 'e'], true)],
      ['color', { ...columnBy((sku) => sku * 31, ['a', 'b', 'c', 'd', 'e']) }],
      ['attr.1', columnBy((sku) => sku * 17, USES)],
      ['attr.2', columnBy((sku) => sku * 23, SLIP)],
      ['certificate', columnBy((sku) => productOf[sku] ?? 0, certificates, true)],
    ]),
    reading: { facts: [{ id: '2', fact: 'slip-ramp' }] },
  } as unknown as ReadModel
}

const model = aModel()
const size = model.skuIds.length
const FACETS = ['brand', 'color', 'attr.1', 'attr.2', 'authority', 'scheme']

const groups = fc
  .uniqueArray(fc.tuple(fc.constantFrom('words', 'price', ...FACETS), fc.integer({ min: 1, max: 40 })), {
    maxLength: 4,
    selector: ([name]) => name,
  })
  .map(
    (drawn): Groups =>
      new Map(drawn.map(([name, every]) => [name, bitsWhere(size, (sku) => (sku * 13) % every < 1 + every / 3)])),
  )

const planFor = (asked: Groups, isBySku = false, of = model) =>
  planCounts(of, asked, {
    facets: FACETS,
    prices: { unit: undefined, currency: 'CNY' },
    isBySku,
    certified: { scheme: ['fire'] },
  })

/** Keyed by column name, so that different plans can be compared. */
function told(plan: ReturnType<typeof planFor>, counts: Awaited<ReturnType<ScanCrew['count']>>) {
  const named = [...plan.facets, ...(plan.bars ? [['prices', plan.bars.column] as const] : [])]
  return { ...counts, ofColumn: named.map(([name, column]) => [name, [...(counts.ofColumn.get(column) ?? [])]]) }
}

/** Sends requests until so many threads are available. */
async function ready(crew: ScanCrew, count = 2): Promise<void> {
  await expect
    .poll(async () => {
      await crew.count(planFor(few))
      return crew.size()
    })
    .toBe(count)
}

const colors = emptyColors(2000)
for (let sku = 0; sku < 2000; sku++)
  writeColors(colors, sku, [
    { rgb: (sku * 7919) % 0x1000000, share: 0.7 },
    { rgb: (sku * 104_729) % 0x1000000, share: 0.3 },
  ])

const few: Groups = new Map([['words', bitsWhere(size, (sku) => sku % 3 === 0)]])

async function expectCounted(crew: ScanCrew, asked = few): Promise<void> {
  const plan = planFor(asked)
  expect(told(plan, await crew.count(plan))).toEqual(told(plan, countPlan(plan)))
}

const WORDS = [
  'oak',
  'smoked',
  'smokde',
  'pla',
  'plank',
  '橡木地板',
  '人字拼',
  '橡木人字拼',
  'xiangmu',
  'n12',
  '90x450',
  'grey',
  'stone',
]
/** Enough products for shared columns, in seven segments. */
const texts = new Map(
  Array.from({ length: 700 }, (_, id) => {
    const name = (list: string[], every: number) => list[Math.floor(id / every) % list.length] ?? ''
    const skus = Array.from({ length: 1 + (id % 3) }, (_sku, at) => ({
      color: [name(['Grey', 'Oak brown', '灰色'], 2 + at)],
      model: [`N-${id % 40}${at}`],
    }))
    return [
      id + 1,
      textsOfSmall({
        name: [name(['Smoked oak plank', 'Wide plank', '橡木人字拼', 'Stone'], 1)],
        category: [name(['Oak floor', '橡木地板', 'Tile'], 5)],
        description: [name(['Grey as smoked oak.', 'Sizes 90 x 450 mm.', '人字拼的橡木。'], 3)],
        skus,
      }),
    ]
  }),
)
const wordIndex = buildWords(texts, 100)

const SAID = buildThesaurus([
  { kind: 'same', words: ['oak', '橡木'] },
  { kind: 'from', words: ['stone floor', 'tile', 'oak floor'] },
])

/** The part of a model that is searched for words, without cached results. */
function aWordModel(words = wordIndex) {
  const model = searchedOf(words, new Map([...texts].map(([id, { skus }]) => [id, skus.length])), SAID)
  return {
    ...model,
    get words() {
      return words
    },
  }
}

describe('a catalogue counted by several threads', () => {
  it('counts what one thread counts, under any filters', async () => {
    const crew = startCrew({ threads: 3 })
    await ready(crew, 3)
    await fc.assert(
      fc.asyncProperty(groups, fc.boolean(), async (asked, isBySku) => {
        const plan = planFor(asked, isBySku)
        expect(told(plan, await crew.count(plan))).toEqual(told(plan, countPlan(plan)))
      }),
      { numRuns: 60 },
    )
    expect([threads.length, warnings]).toEqual([3, []])
  })

  it('is counted whole, also with fewer products than threads', async () => {
    const crew = startCrew()
    await ready(crew)
    const another = aModel()
    const [apart, here] = [planFor(new Map(), false, another), planFor(new Map(), false, aModel())]
    expect(apart.sets[0]?.columns).toHaveLength(7)
    expect(told(apart, await crew.count(apart))).toEqual(told(here, countPlan(here)))
    expect(planFor(new Map(), false, another).sets[0]?.columns, 'what has no filter is known then').toHaveLength(1)
    const one = {
      ...another,
      firstSku: Uint32Array.of(0, 3),
      productOf: new Uint32Array(3),
      skuIds: another.skuIds.slice(0, 3),
    }
    const lone = planFor(new Map([['words', bitsWhere(3, (sku) => sku !== 1)]]), false, one)
    expect(told(lone, await crew.count(lone))).toMatchObject({ products: 1, skus: 2 })
  })

  it('is counted by this thread alone until others are available, and if it is small', async () => {
    const crew = startCrew()
    expect(crew.count(planFor(few))).not.toBeInstanceOf(Promise)
    await ready(crew)
    expect(crew.count(planFor(few))).toBeInstanceOf(Promise)
    // Seven columns of a third of the SKUs: too little for the one at first sight, for the other once they are counted.
    for (const fromCodes of [7 * size + 1, (7 * size) / 3 + 7]) {
      const small = startCrew({ fromCodes })
      expect(small.count(planFor(few))).not.toBeInstanceOf(Promise)
      await new Promise(setImmediate)
    }
    expect(threads).toHaveLength(2)
    const other = startCrew({ fromCodes: (7 * size) / 3 - 7 })
    await ready(other)
    expect(threads).toHaveLength(4)
  })

  it('gives threads shared columns, without a copy', async () => {
    const crew = startCrew()
    await ready(crew)
    const color = model.facets.get('color') as FacetColumn
    const codes = shareColumn(color.codes) as FacetColumn['codes']
    const shared = { ...model, facets: new Map(model.facets).set('color', { ...color, codes }) }
    const asked = vi.spyOn(threads[0] as Worker, 'postMessage')
    const plan = planFor(few, false, shared)
    expect(told(plan, await crew.count(plan))).toEqual(told(plan, countPlan(plan)))
    const [{ range }] = asked.mock.calls[0] as [{ range: { sets: { columns: { codes: unknown }[] }[] } }]
    expect(range.sets.flatMap(({ columns }) => columns.map((column) => column.codes))).toContain(codes)
  })

  it("counts a thread's part again if it dies, and starts another one", async () => {
    const crew = startCrew()
    await ready(crew)
    await threads[0]?.terminate()
    await expectCounted(crew)
    await ready(crew)
    const plan = planFor(few)
    const counting = crew.count(plan)
    await Promise.all(threads.map(async (thread) => thread.terminate()))
    expect(told(plan, await counting)).toEqual(told(plan, countPlan(plan)))
    await ready(crew)
    await expectCounted(crew)
    expect(threads).toHaveLength(5)
    expect(warnings).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('another is started')))
  })

  it('is counted by this thread alone after too many threads have died', async () => {
    const kill = (worker: Worker) => void worker.terminate()
    process.on('worker', kill)
    const crew = startCrew({ threads: 1 })
    try {
      await expect
        .poll(async () => {
          await expectCounted(crew)
          return warnings.length
        })
        .toBe(3)
      await expectCounted(crew)
    } finally {
      process.off('worker', kill)
    }
    expect(threads).toHaveLength(3)
    expect(warnings.at(-1)).toContain('no other is started')
  })

  it('is counted by this thread alone if the system gives no others, and these are not requested repeatedly', async () => {
    const crew = startCrew({
      startThread() {
        throw new Error('Worker initialization failure: EAGAIN')
      },
    })
    for (let round = 0; round < 5; round++) await expectCounted(crew)
    expect(warnings).toHaveLength(3)
    expect(warnings.at(-1)).toContain('no other is started')
  })

  it('is counted by this thread alone without shared memory', async () => {
    const crew = startCrew()
    await ready(crew)
    const unshared = planFor(few, false, aModel())
    vi.stubGlobal('SharedArrayBuffer', function NoMemory() {
      throw new RangeError('Array buffer allocation failed')
    })
    const counts = crew.count(unshared)
    expect(counts).not.toBeInstanceOf(Promise)
    expect(told(unshared, await counts)).toEqual(told(unshared, countPlan(unshared)))
  })

  it('ends its threads after a while without requests, and starts others for the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const crew = startCrew({ idleMs: 200 })
    await ready(crew)
    vi.advanceTimersByTime(200)
    await Promise.all(threads.map(async (thread) => once(thread, 'exit')))
    expect(crew.size()).toBe(0)
    await ready(crew)
    await expectCounted(crew)
    expect([threads.length, warnings]).toEqual([4, []])
  })

  it('finishes open requests when it is closed, and starts no thread again', async () => {
    const crew = startCrew()
    await ready(crew)
    const plan = planFor(few)
    const [counts] = await Promise.all([crew.count(plan), crew.close()])
    expect(told(plan, counts)).toEqual(told(plan, countPlan(plan)))
    await expectCounted(crew)
    expect([threads.length, warnings]).toEqual([2, []])
  })

  it('finds what one thread finds for any colour, and caches it', async () => {
    const crew = startCrew()
    await ready(crew)
    const answered = new Set<Worker>()
    for (const thread of threads)
      thread.on('message', (answer: object) => void ('found' in answer && answered.add(thread)))
    const rgb = fc.integer({ min: 0, max: 0xffffff })
    await fc.assert(
      fc.asyncProperty(rgb, fc.integer({ min: 0, max: 40 }), async (wanted, distance) => {
        const asked = { rgb: wanted, distance }
        const expected = findColor(searchOf(colors), asked)
        await crew.findColor(colors, asked)
        expect(knownColor(colors, asked)?.words).toEqual(expected.words)
        expect(crew.findColor(colors, asked), 'is known').toBeUndefined()
      }),
      { numRuns: 40 },
    )
    expect(answered.size).toBe(2)
  })

  it('searches a colour again if a thread dies', async () => {
    const crew = startCrew()
    await ready(crew)
    const asked = { rgb: 0x8a5a3c, distance: 12 }
    const finding = crew.findColor(colors, asked)
    expect(finding).toBeInstanceOf(Promise)
    await Promise.all(threads.map(async (thread) => thread.terminate()))
    await finding
    expect(knownColor(colors, asked)?.words).toEqual(findColor(searchOf(colors), asked).words)
  })

  it('finds what one thread finds for any words, and caches it', async () => {
    const crew = startCrew()
    await ready(crew)
    const answered = new Set<Worker>()
    for (const thread of threads)
      thread.on('message', (answer: object) => void ('scored' in answer && answered.add(thread)))
    const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))
    await fc.assert(
      fc.asyncProperty(words, async (keyword) => {
        const [apart, here] = [aWordModel(), aWordModel()]
        await crew.findWords(apart, keyword)
        const read = vi.spyOn(apart, 'words', 'get')
        const [found, expected] = [findWords(apart, keyword), findWords(here, keyword)]
        expect(read, 'is known').not.toHaveBeenCalled()
        expect([found?.hasAny, found?.reaches]).toEqual([expected?.hasAny, expected?.reaches])
        expect(found?.skus.words).toEqual(expected?.skus.words)
        expect(found?.scores).toEqual(expected?.scores)
      }),
      { numRuns: 60 },
    )
    expect([answered.size, warnings]).toEqual([2, []])
  })

  it.each([
    ['its thread dies', async () => Promise.all(threads.map(async (thread) => thread.terminate()))],
    ['it is closed', async (crew: ScanCrew) => crew.close()],
  ])('has words looked for here where %s', async (_, end) => {
    const crew = startCrew()
    await ready(crew)
    const [apart, here] = [aWordModel(), aWordModel()]
    await Promise.all([crew.findWords(apart, 'smoked oak'), end(crew)])
    expect(findWords(apart, 'smoked oak')?.scores).toEqual(findWords(here, 'smoked oak')?.scores)
    expect(findWords(here, 'smoked oak')?.hasAny).toBe(true)
  })

  it('searches words alone without shared memory, and if there is little to read', async () => {
    const crew = startCrew()
    await ready(crew)
    const [apart, here] = [aWordModel(buildWords(texts, 100)), aWordModel()]
    const asked = threads.map((thread) => vi.spyOn(thread, 'postMessage'))
    vi.stubGlobal('SharedArrayBuffer', function NoMemory() {
      throw new RangeError('Array buffer allocation failed')
    })
    await crew.findWords(apart, 'oak 橡木地板')
    expect(findWords(apart, 'oak 橡木地板')?.scores).toEqual(findWords(here, 'oak 橡木地板')?.scores)
    vi.unstubAllGlobals()
    const large = startCrew({ fromCodes: 10 * here.skuIds.length })
    expect(large.findWords(aWordModel(), 'oak')).toBeUndefined()
    const some = startCrew({ fromCodes: 3 * here.skuIds.length })
    await some.findWords(aWordModel(), 'nowhere')
    await some.findWords(aWordModel(), ' ')
    expect(asked.map((spy) => spy.mock.calls.length)).toEqual([0, 0])
    expect(threads).toHaveLength(2)
  })
})
