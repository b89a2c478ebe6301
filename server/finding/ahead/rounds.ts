import { getProductPage } from '../../../contract/catalogue.ts'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { findNewestPlace } from '../../catalogue/change-log.ts'
import { isCarriedOut } from '../../catalogue/import-lock.ts'
import { QueueFull } from '../../platform/fair-queue.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { NotMade } from '../../platform/storage/maker.ts'
import { isDatabaseAway } from '../../platform/postgres/database.ts'
import type { Db } from '../../database.ts'
import { getPageOfProducts } from '../product-page.ts'
import type { FollowedModel } from '../read-model/follow/follow.ts'

export interface RoundDeps {
  db: Db
  catalogue: FollowedModel
  pictures: Pick<PictureServer, 'find' | 'isKept' | 'hasOriginal'>
  whenQuiet(): Promise<void>
  signal: AbortSignal
}

/** Rounds through the first products of lists, which resize their pictures ahead of requests. */
interface Rounds {
  /** Makes a round if the catalogue has changed since the last one, or pictures were not made yet, and no import is running. */
  look(): Promise<void>
  /** Resolves when nothing is being resized. */
  settled(): Promise<unknown>
}

/** Limits the pictures that are made for products that nobody opens. */
const MOST_PRODUCTS = 600
/**
 * A round ends after so many pictures that are not made yet: they come in this order, so that few of the later ones are. Where none has
 * come, the next rounds leave out 2, 4, 8 looks, at most these.
 */
const MOST_UNMADE = 60
const MOST_LEFT_OUT = 64
/** How many products are done between checks whether the catalogue has changed. */
const PAGE_SIZE = 30
/**
 * The widths that browsers request, in px. A cover is 246 CSS px wide on a desktop and 160 to 200 on a phone: 320 to 640 by pixel density.
 * A swatch is 20 CSS px wide: 40, or 100 at three pixels each.
 */
const COVER_WIDTHS = [320, 640, 480]
const SWATCH_WIDTHS = [40, 100]

export function createRounds({ pictures, whenQuiet, signal, ...deps }: RoundDeps): Rounds {
  /** The version of the last complete round; undefined if it was broken off. */
  let seen: number | undefined
  /** The version of the last round if pictures were not made yet. */
  let waiting: number | undefined
  /** The pictures of the last complete round: a change of one product must not cost thousands of disk reads. */
  let known = new Set<string>()
  let resizing: Promise<unknown> = Promise.resolve()
  let resized = 0
  /** Of looks without a round while pictures are not made: how many are still to come, and how many there were. */
  let leftOut = { more: 0, of: 1 }

  return {
    async look() {
      const version = await findRestingVersion(deps.db)
      if (version === undefined || version === seen) return
      if (version === waiting && leftOut.more-- > 0) return
      seen = version
      const before = resized
      try {
        const outcome = await goThrough(version)
        if (outcome !== 'complete') seen = undefined
        waiting = outcome === 'unmade' ? version : undefined
        const of = resized > before || waiting === undefined ? 1 : Math.min(2 * leftOut.of, MOST_LEFT_OUT)
        leftOut = { more: of - 1, of }
      } catch (error) {
        if (isDatabaseAway(error)) seen = undefined
        throw error
      }
    },
    settled: () => resizing.catch(() => undefined),
  }

  /** A full disk completes a round, too. */
  async function goThrough(version: number): Promise<'complete' | 'unmade' | 'broken off'> {
    const there = new Set<string>()
    const unmade = new Set<string>()
    for (let pageNo = 1; pageNo * PAGE_SIZE <= MOST_PRODUCTS; pageNo += 1) {
      await whenQuiet()
      if (signal.aborted || (await findRestingVersion(deps.db)) !== version) return 'broken off'
      const wish = getProductPage.input.parse({ pageNo, pageSize: PAGE_SIZE })
      const { list } = await getPageOfProducts(deps, wish, { language: 'en' })
      for (const { key, width } of list.flatMap(picturesOf)) {
        if (unmade.has(key)) continue
        const name = `${key}-${width}`
        const outcome = known.has(name) || there.has(name) ? 'kept' : await prepare(key, width)
        if (outcome === 'ended') return signal.aborted ? 'broken off' : 'complete'
        if (outcome === 'kept') there.add(name)
        else unmade.add(key)
        if (unmade.size === MOST_UNMADE) break
      }
      if (list.length < PAGE_SIZE || unmade.size === MOST_UNMADE) break
    }
    known = there
    return unmade.size > 0 ? 'unmade' : 'complete'
  }

  /** `ended`: the server closes, or its disk is full. */
  async function prepare(key: string, width: number): Promise<'kept' | 'unmade' | 'ended'> {
    const isKept = () => pictures.isKept(key, width, 'webp')
    if (await isKept()) return 'kept'
    if (!(await pictures.hasOriginal(key))) return 'unmade'
    await whenQuiet()
    if (signal.aborted) return 'ended'
    const made = pictures.find(key, width, 'webp')
    resizing = made
    try {
      if ((await made) !== undefined && !(await isKept())) return 'ended'
      resized++
      return 'kept'
    } catch (error) {
      // Nobody has requested the picture yet; its first request will get the error.
      if (error instanceof PictureError || error instanceof QueueFull || error instanceof NotMade) return 'kept'
      throw error
    }
  }
}

/** The newest version; undefined while an import runs, which keeps changing the catalogue. */
async function findRestingVersion(db: Db): Promise<number | undefined> {
  const run = await db.selectFrom('import_run').select('id').where(isCarriedOut).limit(1).executeTakeFirst()
  return run ? undefined : (await findNewestPlace(db)).version
}

function picturesOf({ coverImage, swatches }: ProductCard): { key: string; width: number }[] {
  const covers = COVER_WIDTHS.map((width) => ({ address: coverImage, width }))
  const small = swatches.flatMap((swatch) => SWATCH_WIDTHS.map((width) => ({ address: swatch.coverImage, width })))
  return [...covers, ...small].flatMap(({ address, width }) =>
    address ? { key: address.replace('/images/', ''), width } : [],
  )
}
