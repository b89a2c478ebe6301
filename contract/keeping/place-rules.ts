import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { categoryKinds } from '../facts/category-kinds.ts'
import { placeCodes } from '../places/place-names.ts'

/** The rules by which products fit places, as staff see and change them: a way is switched off, or gets another bound (decisions/210). */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const

/** Longer than any class and any figure. */
const LONGEST_THRESHOLD = 20

/** The kinds of categories of whose products it is asked, and those that are left out of them. */
const askedOf = { of: z.array(z.enum(categoryKinds)), except: z.array(z.enum(categoryKinds)) }

/** One way in which a demand is met: a bound on one fact, from a source. */
const wayOfPlace = z.object({
  code: z.string(),
  fact: z.object({ name: z.string(), enName: z.string() }),
  /** A class and those that are better, a figure at least, a figure at most, or a yes. */
  asks: z.enum(['class', 'least', 'most', 'yes']),
  /** Of a figure; empty for none. */
  unit: z.string(),
  /** The classes that can be chosen, the least first; empty where a class is typed, `B-s1,d0`, and unless one is asked for. */
  classes: z.array(z.string()),
  /** The class or figure of the source; empty for a yes. */
  own: z.string(),
  /** Asked for in its place; null: the source's own. */
  threshold: z.string().nullable(),
  isOff: z.boolean(),
  /** What the source asks together with it: V4. */
  also: z.array(z.object({ name: z.string(), enName: z.string(), own: z.string() })),
  /** Both empty: of all of which its demand is. */
  ...askedOf,
  /** Where the source is asked for; null: it is no country's rule. */
  region: z.object({ name: z.string(), enName: z.string() }).nullable(),
  source: z.string(),
  enSource: z.string(),
})
export type WayOfPlace = z.output<typeof wayOfPlace>

const ruledPlace = z.object({
  place: z.enum(placeCodes),
  /** All of them must be met, each by one of its ways. */
  demands: z.array(
    z.object({
      name: z.string(),
      enName: z.string(),
      ...askedOf,
      ways: z.array(wayOfPlace),
    }),
  ),
})
export type RuledPlace = z.output<typeof ruledPlace>

export const getPlaceRules = endpoint({
  method: 'GET',
  path: '/admin-api/place-rules/list',
  ...mayKeep,
  summary: 'Every place with its demands and the ways in which they are met, and what was changed of them',
  input: z.object({}),
  output: z.array(ruledPlace),
})

export const changePlaceRule = endpoint({
  method: 'PUT',
  path: '/admin-api/place-rules/update',
  ...mayKeep,
  summary: 'Switches a way off or on, or sets its threshold; `null` is the source’s own',
  input: z.object({
    place: z.enum(placeCodes),
    way: z.string().max(60),
    isOff: z.boolean(),
    threshold: z.string().trim().min(1).max(LONGEST_THRESHOLD).nullable(),
  }),
  /** The way as it is from now on. */
  output: wayOfPlace,
})
