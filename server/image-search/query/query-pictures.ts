import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { MOST_QUERY_PICTURE_PIXELS } from '../../../contract/image-search.ts'
import type { Band, FoundRegion, Region, searchByImage } from '../../../contract/image-search.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { reduceApart } from '../../platform/pictures/decoding.ts'
import type { Caller } from '../../platform/http/guard.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { PictureLimits } from '../../platform/pictures/picture-error.ts'
import { releasePicture } from '../../platform/pictures/pictures.ts'
import { inTurn, isPhotograph, MOST_SLOW_PIXELS } from '../../platform/pictures/turns.ts'
import { encoderKey } from '../index/quantized-vectors.ts'
import type { ColorsThread } from '../regions/colors-thread.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { findRegions } from '../regions/find-regions.ts'
import { allEnded } from './all-ended.ts'
import type { KeptQueries } from './kept-queries.ts'
import type { ImageSearchDeps } from '../deps.ts'
import { findByKey, findCover } from './stored-pictures.ts'
import type { StoredPicture } from './stored-pictures.ts'
import type { DecodedForSearch, DecodeRequest } from './decode-for-search.ts'
import { extractFeatures } from './picture-features.ts'
import type { PictureFeatures } from './picture-features.ts'

export interface ImageQueryDeps extends ImageSearchDeps {
  queries: KeptQueries
  colors: ColorsThread
  /** The product's public address. */
  publicUrl: string
  /** Called with the best band that a new picture reached; `picture` names it. */
  onSearched(bestBand: Band | 'none', picture: string, caller: Caller): void
}

/** With the one encoder that a request uses from beginning to end. */
type QueryDeps = ImageQueryDeps & { encoder: Encoder }

/** The request. */
export interface ImageSearchCall {
  input: ParsedInputOf<typeof searchByImage>
  file: Buffer | undefined
  caller: Pick<Caller, 'memberId' | 'sessionId'>
  language: Language
  requireWaiting: MemberContext['requireWaiting']
}

/** The kept picture of a request, and the features of the region that it names. */
export interface QueryFeatures {
  id: string
  regions: readonly FoundRegion[]
  view: PictureFeatures
}

/** The longer side of a kept picture, in pixels: its regions keep their detail. */
const LONGEST_SIDE = 1024
const TAKEN: PictureLimits = {
  formats: ['jpeg', 'png', 'webp', 'heif', 'gif'],
  mostPixels: MOST_QUERY_PICTURE_PIXELS,
  mostSlowPixels: MOST_SLOW_PIXELS,
}

const LOOKING = new URL('./decode-for-search.ts', import.meta.url)

/** Smaller JPEGs are kept unchanged: to encode them again takes as long as to decode them. */
const SMALL_BYTES = 512 * 1024

const SOURCES = ['file', 'skuId', 'imageUrl', 'queryId'] as const
type Source = (typeof SOURCES)[number]

const REASONS = {
  none: { en: `expected a picture: ${SOURCES.join(', ')}`, 'zh-CN': `请提供图片：${SOURCES.join('、')}` },
  several: { en: `expected only one of ${SOURCES.join(', ')}`, 'zh-CN': `${SOURCES.join('、')} 只能提供一个` },
  notOurs: {
    en: 'expected the address of a picture of this catalogue, /images/…',
    'zh-CN': '应为本站图片的地址（/images/…）',
  },
  noPicture: { en: 'has no picture', 'zh-CN': '没有图片' },
  gone: { en: 'the picture is not there any more', 'zh-CN': '图片已不存在' },
} satisfies Record<string, Record<Language, string>>

/**
 * The query picture and the features of its region. Throws Problem 400 that names what is wrong, 404 if the queryId has been
 * forgotten, 1008006000 for an unknown SKU.
 */
export async function getQueryFeatures(deps: QueryDeps, asked: ImageSearchCall): Promise<QueryFeatures> {
  const source = sourceOf(asked)
  try {
    return await (source === 'queryId' ? readKept(deps, asked) : readSource(deps, asked, source))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw new Problem(400, { field: source, reason: error.reason[asked.language === 'zh-CN' ? 'zh' : 'en'] })
  }
}

function sourceOf({ input, file, language }: ImageSearchCall): Source {
  const [source, other] = SOURCES.filter((one) => (one === 'file' ? file : input[one]) !== undefined)
  if (other) throw new Problem(400, { field: other, reason: REASONS.several[language] })
  if (!source) throw new Problem(400, { field: 'file', reason: REASONS.none[language] })
  return source
}

async function readKept(
  deps: QueryDeps,
  { input, caller: { memberId }, requireWaiting }: ImageSearchCall,
): Promise<QueryFeatures> {
  const { queryId = '', region } = input
  const query = await deps.queries.find(memberId, queryId, featuresKeyOf(deps, region))
  if (!query) throw new Problem(404)
  const view = await query.view(async (picture) => {
    const wish = { compared: region ?? 'whole', isNew: false, isPacked: false } as const
    const { compared } = await decodeAndCompare(deps, picture, { memberId, wish, requireWaiting })
    return featuresFrom(deps, compared)
  })
  return { id: queryId, regions: query.regions, view }
}

async function readSource(deps: QueryDeps, asked: ImageSearchCall, source: Source): Promise<QueryFeatures> {
  const { input, file, caller, requireWaiting } = asked
  const stored = source === 'file' ? undefined : await getStored(deps, asked, source)
  const bytes = stored
    ? await deps.storage.find(stored.key, { urgency: 'asked', whose: caller.memberId })
    : (file ?? Buffer.alloc(0))
  if (!bytes) throw new Problem(400, { field: source, reason: REASONS.gone[asked.language] })
  const views = new Map<string, PictureFeatures>()
  if (stored?.view) views.set(featuresKeyOf(deps, undefined), stored.view)
  const place = featuresKeyOf(deps, input.region)
  const known = views.get(place)
  const { compared, surfaces, packed } = await decodeAndCompare(deps, bytes, {
    memberId: caller.memberId,
    requireWaiting,
    limits: stored ? undefined : TAKEN,
    wish: {
      compared: known ? undefined : (input.region ?? 'whole'),
      isNew: true,
      isPacked: !isSmallPhotograph(bytes),
    },
  })
  // A copy: it shares its memory with what is released once the features are there.
  const picture = packed ? Buffer.from(packed) : bytes
  // The uploaded file, some megabytes, is decoded and not kept.
  if (packed && !stored) releasePicture({ data: bytes })
  const [view, regions] = await allEnded([
    known ? Promise.resolve(known) : featuresFrom(deps, compared),
    surfaces ? findRegions(deps.colors, surfaces) : Promise.resolve([]),
  ])
  const id = await deps.queries.keep(caller, { picture, regions, views: views.set(place, view) })
  return { id, regions, view }
}

/** The key of features: a region or the whole picture, and the encoder. */
function featuresKeyOf({ encoder }: QueryDeps, region: Region | undefined): string {
  const place = region ? [region.x, region.y, region.w, region.h].map((share) => share.toFixed(4)).join(' ') : 'whole'
  return `${encoderKey(encoder)}: ${place}`
}

/** Makes the small versions of a member's picture in the process that decodes it. */
async function decodeAndCompare(
  { encoder }: QueryDeps,
  bytes: Buffer,
  asked: {
    memberId: string
    requireWaiting: () => void
    limits?: PictureLimits | undefined
    wish: Omit<DecodeRequest, 'takesInput'>
  },
): Promise<DecodedForSearch> {
  const wish: DecodeRequest = { ...asked.wish, takesInput: encoder.encodeInput !== undefined }
  const size = { longestSide: LONGEST_SIDE, limits: asked.limits }
  return inTurn(asked.memberId, bytes, async () => {
    asked.requireWaiting()
    return reduceApart(bytes, size, { module: LOOKING, wish })
  })
}

async function featuresFrom(deps: QueryDeps, compared: DecodedForSearch['compared']): Promise<PictureFeatures> {
  if (!compared) throw new Error('a picture is to be seen whose small versions were not made')
  return extractFeatures(deps, compared)
}

function isSmallPhotograph(bytes: Buffer): boolean {
  return isPhotograph(bytes) && bytes.length <= SMALL_BYTES
}

async function getStored(
  deps: QueryDeps,
  { input: { skuId = '', imageUrl = '' }, language }: ImageSearchCall,
  source: Source,
): Promise<StoredPicture> {
  if (source === 'skuId') return getCover(deps, skuId, language)
  const key = keyIn(imageUrl, deps.publicUrl)
  const stored = key === undefined ? undefined : await findByKey(deps, key)
  if (!stored) throw new Problem(400, { field: source, reason: REASONS.notOurs[language] })
  return stored
}

async function getCover(deps: QueryDeps, skuId: string, language: Language): Promise<StoredPicture> {
  const cover = await findCover(deps, skuId)
  if (cover) return cover
  const sku = await deps.db.selectFrom('sku').select('id').where('id', '=', skuId).executeTakeFirst()
  throw sku ? new Problem(400, { field: 'skuId', reason: REASONS.noPicture[language] }) : new Problem(1008006000)
}

/** The picture key in one of our addresses, with or without origin and width. No other address is ever fetched. */
function keyIn(imageUrl: string, publicUrl: string): string | undefined {
  const { origin } = new URL(publicUrl)
  const path = imageUrl.startsWith(`${origin}/`) ? imageUrl.slice(origin.length) : imageUrl
  return /^\/images\/([0-9a-f]{40})(?:\?width=\d{1,6})?$/.exec(path)?.[1]
}
