import { majorFromMinor, shownCurrency, shownPrice } from '../../../contract/money.ts'
import { findCategoryPaths, findSkuFacts } from '../../catalogue/sku-facts.ts'
import type { SkuFacts } from '../../catalogue/sku-facts.ts'
import { gatherJpegs } from '../../platform/pictures/gather-jpegs.ts'
import type { FindLetterhead } from '../../platform/pdf/letterhead.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import type { OpenSpool } from '../../platform/storage/spooled-file.ts'
import type { FavouriteDeps } from '../deps.ts'
import { pickName } from '../../../contract/display-name.ts'
import type { Language } from '../../../contract/problem.ts'
import type { FolderSchedule, ScheduledPrice, ScheduleItem, SchedulePiece } from './schedule.ts'

export interface ExportDeps extends FavouriteDeps {
  pictures: PictureServer
  /** The address of the site. */
  publicUrl: string
  /** Opens a temporary file on disk for a file that is made and sent. */
  openSpool: OpenSpool
  findLetterhead: FindLetterhead
}

interface Chosen {
  favoritesId: string
  language: Language
  /** In the order of the file. */
  skuIds: readonly string[]
  onSale: ReadonlySet<string>
}

/** Items that are read and written in one go: some milliseconds. */
const PIECE = 50

/** Reads the facts of items, piece by piece; pictures only of the first items, up to the limit. Throws the signal's abort. */
export async function* gatherPieces(
  deps: ExportDeps,
  { mostPictures, ...chosen }: Chosen & { mostPictures: number },
  signal: AbortSignal,
): AsyncGenerator<SchedulePiece> {
  const paths = await findCategoryPaths(deps.db)
  for (let from = 0; from < chosen.skuIds.length; from += PIECE) {
    signal.throwIfAborted()
    const skuIds = chosen.skuIds.slice(from, from + PIECE)
    const items = await gatherItems(deps, { ...chosen, skuIds }, paths)
    const pictured = items.slice(0, Math.max(0, mostPictures - from))
    yield { items, pictures: await gatherPictures(deps.pictures, pictured, signal) }
  }
}

async function gatherItems(
  { db, clock, publicUrl }: ExportDeps,
  { favoritesId, language, skuIds, onSale }: Chosen,
  paths: Awaited<ReturnType<typeof findCategoryPaths>>,
): Promise<ScheduleItem[]> {
  const [facts, notes] = await Promise.all([
    findSkuFacts(db, skuIds, clock.today()),
    findNotes(db, { favoritesId, skuIds }),
  ])
  const isChinese = language === 'zh-CN'
  const pick = (chinese: string | null, english: string | null) => pickName(isChinese, chinese, english)
  return skuIds.flatMap((skuId): ScheduleItem[] => {
    const sku = facts.get(skuId)
    if (!sku) return []
    const path = paths.get(sku.categoryId) ?? []
    return [
      {
        name: nameOf(sku, isChinese),
        brand: pick(sku.brand, sku.enBrand),
        model: sku.model,
        platformNo: sku.platformNo ?? '',
        category: path.map(({ name, enName }) => pick(name, enName)).join(' / '),
        colorSystem: sku.colorSystem ?? '',
        color: sku.color ?? sku.hex ?? '',
        hex: sku.hex,
        size: sku.size ?? '',
        price: ownPrice(sku),
        isTaxIncluded: sku.taxIncluded,
        unit: pick(sku.unit, sku.enUnit),
        perSquareMetre: priceOf([sku.comparableLow, sku.comparableHigh], sku.currency === 'rmb' ? 'CNY' : sku.currency),
        origin: pick(sku.origin, sku.enOrigin),
        isOnSale: onSale.has(skuId),
        note: notes.get(skuId) ?? '',
        certificates: sku.certificates.map(({ name, enName, expiresOn }) => ({ name: pick(name, enName), expiresOn })),
        link: `${publicUrl}/?skuId=${skuId}`,
        picture: sku.cover && { ...sku.cover, address: `${publicUrl}/images/${sku.cover.key}?width=960` },
      },
    ]
  })
}

/** The name of the product with that of the variant; the model has a column of its own. */
function nameOf({ name, enName, variant, enVariant, model }: SkuFacts, isChinese: boolean): string {
  const own = pickName(isChinese, variant, enVariant)
  return [pickName(isChinese, name, enName), own === model ? '' : own].filter(Boolean).join(isChinese ? '，' : ', ')
}

/** The price as the product page shows it (specification §9). */
function ownPrice({ minPrice, maxPrice, currency }: SkuFacts): ScheduledPrice | null {
  const price = priceOf([minPrice, maxPrice], shownCurrency(currency))
  if (!price) return null
  const amount = (major: number) => shownPrice(major, currency, '').amount
  return { ...price, low: amount(price.low), high: amount(price.high) }
}

function priceOf([low, high]: [string | null, string | null], currency: string): ScheduledPrice | null {
  const [from, to] = [low ?? high, high ?? low]
  if (from === null || to === null) return null
  return { low: majorFromMinor(Number(from)), high: majorFromMinor(Number(to)), currency }
}

async function findNotes(
  db: ExportDeps['db'],
  { favoritesId, skuIds }: Pick<Chosen, 'favoritesId' | 'skuIds'>,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('folder_item')
    .select(['sku_id', 'note'])
    .where('folder_id', '=', favoritesId)
    .where('sku_id', 'in', skuIds)
    .where('deleted_at', 'is', null)
    .where('note', '<>', '')
    .execute()
  return new Map(rows.map(({ sku_id: skuId, note }) => [skuId, note]))
}

const WIDTH = 200

/** The pictures of the items, by their key. */
async function gatherPictures(
  pictures: PictureServer,
  items: readonly ScheduleItem[],
  signal: AbortSignal,
): Promise<FolderSchedule['pictures']> {
  const keys = items.flatMap(({ picture }) => picture?.key ?? [])
  return gatherJpegs(pictures, { keys, width: WIDTH, signal })
}
