import type { Kysely } from 'kysely'
import { getProductPage } from '../../../contract/catalogue.ts'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { isCarriedOut } from '../../catalogue/import-lock.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { QueueFull } from '../../platform/fair-queue.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { isDatabaseAway } from '../../platform/postgres/database.ts'
import { getPageOfProducts } from '../product-page.ts'
import { findNewestVersion } from '../read-model/follow/changes.ts'
import type { FollowedModel } from '../read-model/follow/follow.ts'

export interface RoundDeps {
  db: Kysely<CatalogueTables>
  catalogue: FollowedModel
  pictures: Pick<PictureServer, 'find' | 'isKept'>
  whenQuiet(): Promise<void>
  signal: AbortSignal
}

/** Going through what lists show first, so that it is there in the sizes in which they show it. */
interface Rounds {
  /** Goes through it where the catalogue is another than at the last look, and nobody imports into it. */
  look(): Promise<void>
  /** Resolves when nothing is being resized. */
  settled(): Promise<unknown>
}

/** Bounds what is kept that nobody may ask for. */
const MOST_PRODUCTS = 600
/** Before each page it is looked whether the catalogue has changed meanwhile. */
const PAGE_SIZE = 30
/**
 * What browsers ask for, in px. A cover is drawn 246 CSS px wide on a desk and 160 to 200 on a phone: 320 on a plain screen, 640 on
 * one of two or three pixels to each of these, 480 between. A swatch is drawn 20 wide: 100 where that is three.
 */
const COVER_WIDTHS = [320, 640, 480]
const SWATCH_WIDTHS = [40, 100]

export function createRounds({ pictures, whenQuiet, signal, ...deps }: RoundDeps): Rounds {
  /** What was gone through last; none where that was broken off. */
  let seen: number | undefined
  /** What was there in the last whole round: a change of one product is not worth thousands of looks at the disk. */
  let known = new Set<string>()
  let resizing: Promise<unknown> = Promise.resolve()

  return {
    async look() {
      const version = await findRestingVersion(deps.db)
      if (version === undefined || version === seen) return
      seen = version
      try {
        if (!(await goThrough(version))) seen = undefined
      } catch (error) {
        if (isDatabaseAway(error)) seen = undefined
        throw error
      }
    },
    settled: () => resizing.catch(() => undefined),
  }

  /** Answers whether the round came to its end, which a full disk is too. */
  async function goThrough(version: number): Promise<boolean> {
    const there = new Set<string>()
    for (let pageNo = 1; pageNo * PAGE_SIZE <= MOST_PRODUCTS; pageNo += 1) {
      await whenQuiet()
      if (signal.aborted || (await findRestingVersion(deps.db)) !== version) return false
      const wish = getProductPage.input.parse({ pageNo, pageSize: PAGE_SIZE })
      const { list } = await getPageOfProducts(deps, wish, { language: 'en' })
      for (const { key, width } of list.flatMap(picturesOf)) {
        const name = `${key}-${width}`
        if (!known.has(name) && !there.has(name) && !(await prepare(key, width))) return !signal.aborted
        there.add(name)
      }
      if (list.length < PAGE_SIZE) break
    }
    known = there
    return true
  }

  /** Answers whether to go on. */
  async function prepare(key: string, width: number): Promise<boolean> {
    const isKept = () => pictures.isKept(key, width, 'webp')
    if (await isKept()) return true
    await whenQuiet()
    if (signal.aborted) return false
    const made = pictures.find(key, width, 'webp')
    resizing = made
    try {
      return (await made) === undefined || (await isKept())
    } catch (error) {
      // Nobody has asked for it yet; who does is told.
      if (error instanceof PictureError || error instanceof QueueFull) return true
      throw error
    }
  }
}

/** The newest version; none while the catalogue is being imported into: that is work enough, and changes it on and on. */
async function findRestingVersion(db: Kysely<CatalogueTables>): Promise<number | undefined> {
  const run = await db.selectFrom('import_run').select('id').where(isCarriedOut).limit(1).executeTakeFirst()
  return run ? undefined : findNewestVersion(db)
}

function picturesOf({ coverImage, swatches }: ProductCard): { key: string; width: number }[] {
  const covers = COVER_WIDTHS.map((width) => ({ address: coverImage, width }))
  const small = swatches.flatMap((swatch) => SWATCH_WIDTHS.map((width) => ({ address: swatch.coverImage, width })))
  return [...covers, ...small].flatMap(({ address, width }) =>
    address ? { key: address.replace('/images/', ''), width } : [],
  )
}
