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

/** The default weight of colours in a score. */
export const DEFAULT_COLOR_WEIGHT = 0.1

/** If fewer results are in bands, further results fill up to this total. */
export const MOST_WITH_MORE = 24

/** How many results by colour are offered if nothing in the catalogue is like the picture. */
export const MOST_NEAREST_BY_COLOR = 12

/**
 * How certain a result is: the material itself as far as a photograph shows; the same kind; a match in mood. The best comes
 * first.
 */
export const bands = ['same', 'close', 'mood'] as const
export type Band = (typeof bands)[number]

/** The least side of a region, as a share; a smaller one shows nothing. */
export const SMALLEST_REGION = 0.02

const part = z.number().min(0).max(1)

/** A part of the upright picture, as shares of its width and height from its upper left corner. */
export const region = z
  .object({ x: part, y: part, w: part.min(SMALLEST_REGION), h: part.min(SMALLEST_REGION) })
  .check(({ value: { x, y, w, h }, issues }) => {
    // Shares are results of divisions, so they may exceed 1 by a rounding error.
    if (x + w > 1.001) issues.push({ code: 'custom', path: ['w'], params: { reason: 'outside' }, input: x + w })
    if (y + h > 1.001) issues.push({ code: 'custom', path: ['h'], params: { reason: 'outside' }, input: y + h })
  })
export type Region = z.output<typeof region>

/** A form field holds an object as JSON. */
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

/** How like the picture a product is, by its most similar SKU. */
const likeness = {
  /** 0..1, of texture and colour together, by the caller's weights. */
  score: z.number().min(0).max(1),
  /** 0..1, without colours. */
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
  summary: 'Products like a picture: a file, a SKU’s cover, a picture of the catalogue, or an earlier query',
  input: z.object({
    ...paging,
    ...productFilters,
    /** The SKU whose cover is the picture. */
    skuId: id.optional(),
    /** An address of a catalogue picture, with or without its width. */
    imageUrl: z.string().max(500).optional(),
    /** From an earlier answer; valid for its member, for an hour. */
    queryId: z.string().max(60).optional(),
    region: regionField.optional(),
    colorWeight: z.coerce.number<string | number>().min(0).max(1).default(DEFAULT_COLOR_WEIGHT),
  }),
  /** `list` goes by bands, the highest score first in each; `total` counts the results in bands. */
  output: pageOf(likeProduct).extend({
    understood,
    query: z.object({
      id: z.string(),
      /** The colours of the region, the largest share first. */
      colors: z.array(measuredColor),
      /** Surfaces found in the whole picture, first those that are most surely materials; `hex` is the main colour of each. */
      regions: z.array(z.object({ x: part, y: part, w: part, h: part, hex: hexColor })),
      bestBand: z.enum([...bands, 'none']),
    }),
    /**
     * Further results behind the bands, up to 24 in total, the highest score first; those with neither this colour nor kind come
     * last. The same with every page; empty if no band has a result.
     */
    more: z.array(bandless),
    /** If no band has a result: products with the picture's colours, whatever their texture. */
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

export const getSeenPictures = endpoint({
  method: 'GET',
  path: '/app-api/product/spu/search-image-state',
  access: 'public',
  summary: 'How many pictures the search by picture has seen, and how many still wait for it',
  input: z.object({}),
  /** Covers and macros of SKUs on sale; those that cannot be read are in neither. */
  output: z.object({ seen: z.number().int(), waiting: z.number().int() }),
})
