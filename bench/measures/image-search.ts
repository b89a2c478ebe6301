import { fileURLToPath } from 'node:url'
import { openEncoder } from '../../server/image-search/encoder/encoder.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure, short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openSearch } from '../image-search/ask.ts'
import type { Search } from '../image-search/ask.ts'
import { measureDemonstrationSearch } from '../image-search/demonstration.ts'
import { fillVectors } from '../image-search/fill-vectors.ts'
import { asPhotograph, openMaterials } from '../image-search/photographs.ts'
import { listTimes, sleepLong } from '../list-times.ts'
import { makeMembers } from '../members.ts'
import { memoryOf, totalMegabytes } from '../process-memory.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import type { Scratch } from '../scratch.ts'
import { median, spreadOf, timed } from '../spread.ts'

const ENCODER = fileURLToPath(new URL('../../server/image-search/encoder/quarry-encoder.onnx', import.meta.url))
const PICTURES = 100_000
const AT_ONCE = 8
const WARM_UP = 5
const SAMPLES = 60
const ROUNDS = 8
const SIZES = [
  { name: 'a JPEG of 1 megapixel', width: 1152, height: 868, target: { atMost: 60 } },
  { name: "a phone's JPEG of 12 megapixels", width: 4000, height: 3000, target: { atMost: 110 } },
]

/** What a search by photograph finds in the demonstration, and its times among 100,000 pictures. */
export async function measureImageSearch(): Promise<Figure[]> {
  return [...(await measureDemonstrationSearch()), ...(await measureLargeSearch())]
}

async function measureLargeSearch(): Promise<Figure[]> {
  const { materials, hasPhotograph } = await openMaterials()
  const encoder = await openEncoder(ENCODER)
  const middles = await Promise.all(materials.map(async (material) => encoder.encodeForIndex(material)))
  await encoder.close()
  return onScratch(await generatedCatalogue(PICTURES), measureAll, async (db) => {
    say(`Image search: ${PICTURES} vectors`)
    await fillVectors(db, encoder, middles)
  })

  async function measureAll({ server, db }: Scratch): Promise<Figure[]> {
    const emails = await makeMembers(db, AT_ONCE)
    const before = await memoryOf(server.pid)
    const searches = await Promise.all(emails.map(async (email) => openSearch(server.url, email)))
    const figures: Figure[] = []
    for (const { name, width, height, target } of SIZES) {
      say(`Image search: ${name}`)
      // Some drawn pictures and the last one, which is the photograph if there is one.
      const chosen = [...materials.slice(0, 5), ...materials.slice(-1)]
      const pictures = await Promise.all(chosen.map(async (material) => asPhotograph(material, width, height)))
      const figure = latencyFigure(
        `image search among 100,000 pictures, ${name}`,
        spreadOf(await searchTimes(searches.slice(0, 1), pictures, SAMPLES)),
        { target },
      )
      figures.push({
        ...figure,
        note: `${figure.note}${hasPhotograph ? '' : '; drawn pictures alone: there is no ../shared/data/wood.jpg'}`,
      })
      if (figures.length > 1) continue
      figures.push(...(await busyFigures(server.url, searches, pictures)))
    }
    const after = await memoryOf(server.pid)
    return [...figures, memoryFigure(before && totalMegabytes(before), after && totalMegabytes(after))]
  }
}

/** Eight searches at once, and the latency of lists meanwhile. */
async function busyFigures(
  url: string,
  searches: readonly Search[],
  pictures: readonly Buffer<ArrayBuffer>[],
): Promise<Figure[]> {
  const quiet = await listTimes(url, sleepLong)
  const times: number[] = []
  const busy = await listTimes(url, async () => {
    times.push(...(await searchTimes(searches, pictures, ROUNDS)))
  })
  return [
    latencyFigure(`image search, ${AT_ONCE} at once beside lists, 1 megapixel each`, spreadOf(times), {
      target: { atMost: 250 },
    }),
    {
      name: `lists beside ${AT_ONCE} image searches, over lists alone`,
      value: median(busy) / median(quiet),
      unit: '',
      target: { atMost: 1.5 },
      note: `p50 ${short(median(busy))} over ${short(median(quiet))} ms; p95 ${short(spreadOf(busy).p95)} over ${short(spreadOf(quiet).p95)}`,
    },
  ]
}

/** Milliseconds of each search; every member makes `count` searches, one after another. */
async function searchTimes(
  searches: readonly Search[],
  pictures: readonly Buffer<ArrayBuffer>[],
  count: number,
): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    searches.map(async (search, member) => {
      for (let round = -WARM_UP; round < count; round += 1) {
        const picture = pictures[(round + WARM_UP + member) % pictures.length] ?? Buffer.alloc(0)
        const time = await timed(async () => search(picture))
        if (round >= 0) times.push(time)
      }
    }),
  )
  return times
}

function memoryFigure(before: number | undefined, after: number | undefined): Figure {
  const figure = { name: 'memory after image searches among 100,000 pictures', unit: 'MB' } as const
  if (before === undefined || after === undefined)
    return { ...figure, note: 'not measured: this system does not report it' }
  return { ...figure, value: after, note: `server and database; before the first search ${short(before)} MB` }
}
