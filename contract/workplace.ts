import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDate, hexColor, id, moment } from './fields.ts'
import { incompleteProduct, missingFact } from './keeping/completeness.ts'

/** The most entries of each matter, beside their count; reported boards may be more. */
export const MOST_OF_A_MATTER = 5
/** For how many minutes work may be due, or fail and be tried again, before the workplace tells of it. */
export const STUCK_AFTER_MINUTES = 10

const count = z.number().int()
const cover = z.object({ picture: z.string(), color: hexColor, ratio: z.number() })
const product = { id, key: z.string(), name: z.string().nullable(), enName: z.string().nullable() }

function matterOf<Item extends z.ZodType>(item: Item) {
  return z.object({ count, list: z.array(item) })
}

const workplace = z.object({
  /**
   * Products on sale with an expired certificate or one that ends within 60 days. The next to end come first, then the expired
   * ones, the latest first.
   */
  certificates: matterOf(
    z.object({ ...product, cover: cover.nullable(), expiresOn: calendarDate, isExpired: z.boolean() }),
  ).extend({
    /** Those of the count that have already ended. */
    ended: count,
  }),
  /**
   * Pictures of SKUs on sale that could not be indexed for the search by picture; the latest first, each with a product that
   * shows it.
   */
  pictures: matterOf(z.object({ picture: z.string(), reason: z.string(), product: z.object(product) })),
  /** Incomplete products that were viewed in the last 30 days, the most viewed first. */
  incomplete: matterOf(incompleteProduct),
  /** Facts that some products on sale of a category state and others lack, most often missing first. */
  facts: matterOf(missingFact),
  /** Of the most frequent words without results in the last 30 days, those that still find nothing. */
  searches: matterOf(z.object({ words: z.string(), unfound: count })),
  /** Published boards with reports; absent without the permission to take boards down. */
  boards: matterOf(
    z.object({ id, name: z.string(), ownerName: z.string(), reports: count, reason: z.string(), time: moment }),
  ).optional(),
  /** Companies that wait for verification; absent without the permission for members. */
  companies: matterOf(z.object({ memberId: id, name: z.string(), sendTime: moment })).optional(),
  /** Background work that has failed for good, by the first word of its kind; absent without the permission for it. */
  work: matterOf(z.object({ kind: z.string(), count })).optional(),
  /**
   * Background work that has been due, or has failed and been tried again, for more than `STUCK_AFTER_MINUTES`, by the first word
   * of its kind: the oldest first. `problem` is why the latest attempt failed. Absent without the permission for it.
   */
  stuck: matterOf(z.object({ kind: z.string(), count, waitsSince: moment, problem: z.string().nullable() })).optional(),
  /**
   * A restore of a backup about which no operator has decided yet: links and sessions that were ended since live again. Absent without
   * the permission to decide.
   */
  restored: z.object({ backupTime: moment, restoreTime: moment }).optional(),
})
export type Workplace = z.output<typeof workplace>

export const getWorkplace = endpoint({
  method: 'GET',
  path: '/admin-api/workplace/get',
  access: 'staff',
  permission: 'workplace:read',
  summary: 'What in the catalogue needs attention: the count of each matter, and its first entries',
  input: z.object({}),
  output: workplace,
})
