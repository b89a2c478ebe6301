import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { PLAIN_LETTERS, searchedAs } from '../../../contract/identity.ts'

const ONE_BY_ONE = Object.entries(PLAIN_LETTERS).filter(([, plain]) => plain.length < 2)
const BY_SEVERAL = Object.entries(PLAIN_LETTERS).filter(([, plain]) => plain.length > 1)
/** `translate` drops what has no counterpart, so letters that leave nothing come last. */
const [FROM, TO] = [0, 1].map((side) =>
  ONE_BY_ONE.toSorted(([, one], [, other]) => other.length - one.length)
    .map((pair) => pair[side])
    .join(''),
)

/** A text as a search compares it: the same as `searchedAs` of contract/identity.ts. */
export function soughtIn(text: RawBuilder<unknown>): RawBuilder<string> {
  const folded = sql`lower(identity_of(${text}))`
  const unmarked = sql`normalize(regexp_replace(normalize(${folded}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)`
  const several = BY_SEVERAL.reduce(
    (so, [letter, plain]) => sql`replace(${so}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    unmarked,
  )
  const plain = sql`btrim(translate(${several}, ${sql.lit(FROM)}, ${sql.lit(TO)}))`
  return sql<string>`CASE WHEN ${text} ~ '^[ -&(-~]*$' THEN ${folded} ELSE coalesce(nullif(${plain}, ''), ${folded}) END`
}

/** Whether a text holds what somebody looks for, however either is written (contract/identity.ts). An empty keyword is in all. */
export function holds(text: RawBuilder<unknown>, keyword: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(${soughtIn(text)}, ${searchedAs(keyword)}) > 0`
}
