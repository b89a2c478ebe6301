import * as z from 'zod'
import { understoodCondition } from './conditions.ts'
import { id } from './fields.ts'

/** What a wish means. */
const meaning = z.discriminatedUnion('kind', [
  /** The thing that is looked for: products of these categories, or of one below them. */
  z.object({ kind: z.literal('thing'), categoryIds: z.array(id), name: z.string(), enName: z.string() }),
  /** What a filter could ask for. */
  z.object({ kind: z.literal('condition'), condition: understoodCondition }),
  /** The cheapest or the dearest third of what the thing's categories hold, by the price for finding. */
  z.object({ kind: z.literal('third'), of: z.enum(['cheap', 'dear']) }),
  /** Any of what the range names, whatever each means: "white or cream", "from Spain or Portugal". */
  z.object({ kind: z.literal('either') }),
  /**
   * Words that are searched: a material, a brand, a finish. `isByLook`: a stone, a wood or a pattern that nothing here is called, and that is
   * searched by how it looks.
   */
  z.object({ kind: z.literal('words'), isByLook: z.literal(true).optional() }),
  /** Nothing in the catalogue or in the words of the trade has it: it stands for nothing, and is told. */
  z.object({ kind: z.literal('unread') }),
])

/** One wish of a typed text (decisions/218). */
export const wish = z.object({
  /** The range of the keyword that it was read from, `[start, end)` in UTF-16 units. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  means: meaning,
  /** It is refused: "no pink tone"; of a word that has an opposite, what says that is asked for: "without pattern". */
  isNot: z.literal(true).optional(),
  /** It is liked, not asked for: "ideally", 最好; or the person said so (`like`). */
  isLike: z.literal(true).optional(),
})
export type Wish = z.output<typeof wish>
export type WishMeaning = Wish['means']
