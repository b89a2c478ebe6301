import * as z from 'zod'
import { productCard } from './catalogue.ts'
import { priceIn } from './comparable-price.ts'
import { understood } from './conditions.ts'
import { endpoint } from './endpoint.ts'
import type { OutputOf } from './endpoint.ts'
import { hexColor, id, pageOf, paging } from './fields.ts'
import { productFilters } from './filter-schemas.ts'

export const LARGEST_QUERY_PICTURE_BYTES = 12 * 1024 * 1024
export const MOST_QUERY_PICTURE_PIXELS = 50_000_000

/** The colours' part of a score where nobody says otherwise. */
export const DEFAULT_COLOR_WEIGHT = 0.2

/** Where fewer stand in bands, what comes next is told beside them, so many in all. */
export const MOST_WITH_MORE = 24

/** How many are offered by colour where nothing in the catalogue is like the picture. */
export const MOST_NEAREST_BY_COLOR = 12

/**
 * How sure a result is: the material itself as far as a photograph can tell; the same kind; what would sit well beside it.
 * The best comes first.
 */
export const bands = ['same', 'close', 'mood'] as const
export type Band = (typeof bands)[number]

/** Shorter than this a side of a region shows nothing. */
export const SMALLEST_REGION = 0.02

const part = z.number().min(0).max(1)

/** A part of the upright picture, as shares of its width and height from its upper left corner. */
export const region = z
  .object({ x: part, y: part, w: part.min(SMALLEST_REGION), h: part.min(SMALLEST_REGION) })
  .check(({ value: { x, y, w, h }, issues }) => {
    // Shares come from divisions.
    if (x + w > 1.001) issues.push({ code: 'custom', path: ['w'], params: { reason: 'outside' }, input: x + w })
    if (y + h > 1.001) issues.push({ code: 'custom', path: ['h'], params: { reason: 'outside' }, input: y + h })
  })
export type Region = z.output<typeof region>

/** A field of a form holds an object as JSON. */
const regionField = z
  .string()
  .max(200)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.issues.push({ code: 'custom', params: { reason: 'json' }, input: text })
      return z.NEVER
    }
  })
  .pipe(region)

/** How like the picture a product is: of its SKUs the one that is most like it stands for it. */
const likeness = {
  /** 0..1, of texture and colour together as they were weighed. */
  score: z.number().min(0).max(1),
  /** 0..1, whatever the colours. */
  texture: z.number().min(0).max(1),
  /** ΔE00 between the picture's main colour and the nearest of the SKU's; null where one has none. */
  deltaE: z.number().nullable(),
}

const likeProduct = productCard.extend({ ...likeness, band: z.enum(bands) })

const bandless = productCard.extend(likeness)

const measuredColor = z.object({ hex: hexColor, share: z.number() })

export const searchByImage = endpoint({
  method: 'POST',
  path: '/app-api/product/spu/search-image-page',
  access: 'member',
  inputIn: 'multipart',
  isServedInDemoMode: true,
  summary: 'Products like a picture: a file, or a SKU’s cover, or a picture of ours, or one that was sent before',
  input: z.object({
    ...paging,
    ...productFilters,
    /** Whose cover is the picture. */
    skuId: id.optional(),
    /** Of ours, with or without its width. */
    imageUrl: z.string().max(500).optional(),
    /** What an earlier answer gave; its member's alone, for an hour. */
    queryId: z.string().max(60).optional(),
    region: regionField.optional(),
    colorWeight: z.coerce.number<string | number>().min(0).max(1).default(DEFAULT_COLOR_WEIGHT),
  }),
  /** `list` goes by bands, in each the highest score first; `total` counts what stands in bands. */
  output: pageOf(likeProduct).extend({
    understood,
    query: z.object({
      id: z.string(),
      /** Of the region, most of it first. */
      colors: z.array(measuredColor),
      /** Surfaces found in the whole picture, the largest first; `hex` is the main colour of each. */
      regions: z.array(z.object({ x: part, y: part, w: part, h: part, hex: hexColor })),
      bestBand: z.enum([...bands, 'none']),
    }),
    /**
     * Behind what stands in bands and never a part of it, up to 24 in all: of this colour and kind, the highest score first, and
     * last what is of neither.
     * The same with every page; nothing where nothing stands in a band.
     */
    more: z.array(bandless),
    /** Where nothing stands in a band: what has the picture's colours, whatever its texture. */
    nearestByColor: z.array(bandless),
  }),
})
export type ImageSearchAnswer = OutputOf<typeof searchByImage>
export type LikeProduct = ImageSearchAnswer['list'][number]
export type FoundRegion = ImageSearchAnswer['query']['regions'][number]

export const getSimilar = endpoint({
  method: 'GET',
  path: '/app-api/product/spu/similar',
  access: 'public',
  summary: 'Other products like a SKU, by its pictures',
  input: z.object({ skuId: id, pageSize: paging.pageSize, priceIn }),
  output: pageOf(likeProduct),
})
