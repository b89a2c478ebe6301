import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, pageOf, paging } from './fields.ts'

/** What is done with a product: its drawer opened, put into a folder, on a board, into a budget list. */
export const productEvents = ['view', 'favourite', 'board', 'budget'] as const
export type ProductEvent = (typeof productEvents)[number]

/**
 * Everything that is counted: besides, searches by words that found something or nothing, those from whose list a product was
 * opened, and searches by picture by the band of their best hit (contract/image-search.ts).
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

/** What events are added up by. */
export const usageThings = ['product', 'brand', 'category'] as const
export type UsageThing = (typeof usageThings)[number]

/** Of a period, in calendar years. */
export const LONGEST_PERIOD_YEARS = 3

/** Days without `from`: the last 30, without `to`: until today. */
export const DAYS_OF_PERIOD = 30

/** Days, both included, as the server's clock has them (UTC+8). What is asked for and what is answered. */
const period = { from: calendarDate.optional(), to: calendarDate.optional() }
const toldPeriod = { from: calendarDate, to: calendarDate }

const count = z.number().int()

/** `week`: from Monday; the first and the last step are cut where the period begins and ends. */
export const usageSteps = ['day', 'week', 'month'] as const

const overTime = {
  ...toldPeriod,
  step: z.enum(usageSteps),
  /** The first day of each step, of all that the period has. */
  steps: z.array(calendarDate),
}

const line = {
  /** For each step. */
  counts: z.array(count),
  total: count,
  /** In as many days before the period; null where they are not kept any more. */
  before: count.nullable(),
}

/** What a thing is called; of one that is gone what it was called last, null where nobody knows. */
const named = { id, name: z.string().nullable(), enName: z.string().nullable(), isDeleted: z.boolean() }

export const getUsageSummary = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/summary',
  access: 'staff',
  permission: 'analysis:read',
  summary: 'How often what was done in a period, over time; by day, by week over 120 days, by month over 800',
  input: z.object(period),
  output: z.object({ ...overTime, lines: z.array(z.object({ event: z.enum(usageEvents), ...line })) }),
})
export type UsageSummary = z.output<typeof getUsageSummary.output>

export const getUsageSeries = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/series',
  access: 'staff',
  permission: 'analysis:read',
  summary: 'The same of one product, brand or category; of a product by month where its days are not kept any more',
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
  summary: 'Products, brands or categories that something was done with in a period, the most often first',
  input: z.object({ ...period, ...ranking, ...paging }),
  output: pageOf(
    z.object({
      ...named,
      /** By which a product is opened; null of anything else, and of one that is not on sale. */
      skuId: id.nullable(),
      view: count,
      favourite: count,
      board: count,
      budget: count,
    }),
  ).extend({
    ...toldPeriod,
    /** Where days are older than those that are kept of products, their months are counted whole: the period that is. */
    counted: z.object(toldPeriod),
  }),
})
export type UsageRank = z.output<typeof getUsageViews.output>['list'][number]

export const searchSorts = ['searches', 'unfound', 'opened'] as const

const searching = {
  /** `unfound`: those alone that found nothing at some time. */
  kind: z.enum(['all', 'unfound']).default('all'),
  /** The most first. */
  sort: z.enum(searchSorts).default('searches'),
}

export const getUsageSearches = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/searches',
  access: 'staff',
  permission: 'analysis:read',
  summary: 'Words that were looked for in a period, and what came of it',
  input: z.object({ ...period, ...searching, ...paging }),
  output: pageOf(
    z.object({
      words: z.string(),
      /** How often; `found` and `unfound` together. */
      searches: count,
      found: count,
      unfound: count,
      /** Of them those from whose list a product was opened. */
      opened: count,
      /** Products that the words find now. */
      finds: count,
    }),
  ).extend({
    ...toldPeriod,
    /** Words are kept for 400 days: the part of the period that they are of; null where none are kept of it any more. */
    counted: z.object(toldPeriod).nullable(),
    /** Searches of that part that are counted without their words: too many different ones, what may be about a person, and after 90 days what was looked for only once. */
    wordless: count,
  }),
})
export type UsageWords = z.output<typeof getUsageSearches.output>['list'][number]

/** Rows of one file. */
export const MOST_EXPORTED_USES = 100_000

export const exportUsage = endpoint({
  method: 'GET',
  path: '/admin-api/analysis/export',
  access: 'staff',
  permission: 'analysis:read',
  answersFile: true,
  summary: 'The same as a table: counts over time, the ranking, or the words; the first 100,000 rows',
  input: z.object({
    what: z.enum(['summary', 'views', 'searches']),
    ...period,
    ...ranking,
    ...searching,
    format: z.literal('csv').default('csv'),
    /** Of the table's heading and of the file's name. */
    language: z.enum(['en', 'zh-CN']).default('en'),
  }),
  output: z.unknown(),
})
