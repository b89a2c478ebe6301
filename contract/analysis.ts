import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, pageOf, paging } from './fields.ts'

/** What can happen to a product: its drawer opens, or it is put into a folder, on a board, into a budget list. */
export const productEvents = ['view', 'favourite', 'board', 'budget'] as const
export type ProductEvent = (typeof productEvents)[number]

/**
 * Everything that is counted. Besides product events: searches by words with and without results, searches from whose list a
 * product was opened, and searches by picture, by the band of their best result (contract/image-search.ts).
 */
export const usageEvents = [
  ...productEvents,
  'search_found',
  'search_unfound',
  'search_opened',
  'image_same',
  'image_close',
  'image_mood',
  'image_none',
] as const
export type UsageEvent = (typeof usageEvents)[number]

/** The things by which events are added up. */
export const usageThings = ['product', 'brand', 'category'] as const
export type UsageThing = (typeof usageThings)[number]

/** The longest period, in calendar years. */
export const LONGEST_PERIOD_YEARS = 3

/** The default period: the last 30 days. Without `to` it ends today. */
export const DAYS_OF_PERIOD = 30

/** Days, both included, by the server's clock (UTC+8). The requested period and the answered one. */
const period = { from: calendarDate.optional(), to: calendarDate.optional() }
const toldPeriod = { from: calendarDate, to: calendarDate }

const count = z.number().int()

/** `week` begins on Monday. The first and the last step are cut at the ends of the period. */
export const usageSteps = ['day', 'week', 'month'] as const

const overTime = {
  ...toldPeriod,
  step: z.enum(usageSteps),
  /** The first day of each step of the period. */
  steps: z.array(calendarDate),
}

const line = {
  /** For each step. */
  counts: z.array(count),
  total: count,
  /** Counts of the period of the same length before; null where they are no longer kept. */
  before: count.nullable(),
}

/** The thing's names. A deleted thing has its last names, null where they are unknown. */
const named = { id, name: z.string().nullable(), enName: z.string().nullable(), isDeleted: z.boolean() }

export const getUsageSummary = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/summary',
  access: 'staff',
  permission: 'analysis:read',
  summary: 'Counts of a period over time: by day, by week over 120 days, by month over 800',
  input: z.object(period),
  output: z.object({ ...overTime, lines: z.array(z.object({ event: z.enum(usageEvents), ...line })) }),
})
export type UsageSummary = z.output<typeof getUsageSummary.output>

export const getUsageSeries = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/series',
  access: 'staff',
  permission: 'analysis:read',
  summary:
    'Counts of one product, brand or category over time; of a product by month where its days are no longer kept',
  input: z.object({ ...period, by: z.enum(usageThings).default('product'), id }),
  output: z.object({ ...overTime, ...named, lines: z.array(z.object({ event: z.enum(productEvents), ...line })) }),
})
export type UsageSeries = z.output<typeof getUsageSeries.output>

const ranking = { event: z.enum(productEvents).default('view'), by: z.enum(usageThings).default('product') }

export const getUsageViews = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/views',
  access: 'staff',
  permission: 'analysis:read',
  summary: 'The products, brands or categories with the most events in a period',
  input: z.object({ ...period, ...ranking, ...paging }),
  output: pageOf(
    z.object({
      ...named,
      /** The SKU that opens the product; null for other things, and for a product that is not on sale. */
      skuId: id.nullable(),
      view: count,
      favourite: count,
      board: count,
      budget: count,
    }),
  ).extend({
    ...toldPeriod,
    /** The period that was counted. Where the days of products are no longer kept, their months are counted whole. */
    counted: z.object(toldPeriod),
  }),
})
export type UsageRank = z.output<typeof getUsageViews.output>['list'][number]

export const searchSorts = ['searches', 'unfound', 'opened'] as const

const searching = {
  /** `unfound`: only words that found nothing at some time. */
  kind: z.enum(['all', 'unfound']).default('all'),
  /** The most frequent first. */
  sort: z.enum(searchSorts).default('searches'),
}

export const getUsageSearches = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/searches',
  access: 'staff',
  permission: 'analysis:read',
  summary: 'Searched words of a period and what they found',
  input: z.object({ ...period, ...searching, ...paging }),
  output: pageOf(
    z.object({
      words: z.string(),
      /** Searches in total: `found` plus `unfound`. */
      searches: count,
      found: count,
      unfound: count,
      /** Searches from whose list a product was opened. */
      opened: count,
      /** How many products the words find now. */
      finds: count,
    }),
  ).extend({
    ...toldPeriod,
    /** Words are kept for 400 days. This is the part of the period that still has words; null where none are kept. */
    counted: z.object(toldPeriod).nullable(),
    /**
     * Searches of that part without stored words: too many different ones, possibly personal words, and after 90 days words that
     * were searched only once.
     */
    wordless: count,
  }),
})
export type UsageWords = z.output<typeof getUsageSearches.output>['list'][number]

/** The most rows of one file. */
export const MOST_EXPORTED_USES = 100_000

export const exportUsage = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/export',
  access: 'staff',
  permission: 'analysis:read',
  answersFile: true,
  summary: 'The same figures as a table: counts over time, the ranking, or the words; the first 100,000 rows',
  input: z.object({
    what: z.enum(['summary', 'views', 'searches']),
    ...period,
    ...ranking,
    ...searching,
    format: z.literal('csv').default('csv'),
    /** The language of the headings and of the file's name. */
    language: z.enum(['en', 'zh-CN']).default('en'),
  }),
  output: z.unknown(),
})
