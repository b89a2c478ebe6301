import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDate, hexColor, id, moment } from './fields.ts'
import { incompleteProduct } from './keeping/completeness.ts'

/** Of each kind so many are told beside their count; of boards that were reported more. */
export const MOST_OF_A_MATTER = 5

const count = z.number().int()
const cover = z.object({ picture: z.string(), color: hexColor, ratio: z.number() })
const product = { id, key: z.string(), name: z.string().nullable(), enName: z.string().nullable() }

function matterOf<Item extends z.ZodType>(item: Item) {
  return z.object({ count, list: z.array(item) })
}

const workplace = z.object({
  /** Products on sale, the first of whose certificates ends within 60 days, the first to end first; then where it has ended, the latest first. */
  certificates: matterOf(
    z.object({ ...product, cover: cover.nullable(), expiresOn: calendarDate, isExpired: z.boolean() }),
  ).extend({
    /** Of the count, those where it has ended. */
    ended: count,
  }),
  /** Pictures of SKUs on sale that the search by picture could not take in; the latest first, each with a product that shows it. */
  pictures: matterOf(z.object({ picture: z.string(), reason: z.string(), product: z.object(product) })),
  /** Products that are incomplete and were looked at in the last 30 days, the most first. */
  incomplete: matterOf(incompleteProduct),
  /** Of the words that most often found nothing in the last 30 days, those that find nothing now. */
  searches: matterOf(z.object({ words: z.string(), unfound: count })),
  /** Published boards that were reported, for who may take them down: absent for others. */
  boards: matterOf(
    z.object({ id, name: z.string(), ownerName: z.string(), reports: count, reason: z.string(), time: moment }),
  ).optional(),
  /** Companies that wait to be verified, for who keeps members: absent for others. */
  companies: matterOf(z.object({ memberId: id, name: z.string(), sendTime: moment })).optional(),
})
export type Workplace = z.output<typeof workplace>

export const getWorkplace = endpoint({
  method: 'GET',
  path: '/admin-api/workplace/get',
  access: 'staff',
  permission: 'workplace:read',
  summary: 'What of the catalogue needs attention: of each kind how much, and the first of it',
  input: z.object({}),
  output: workplace,
})
