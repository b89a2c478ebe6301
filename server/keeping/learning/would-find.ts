import { getProductFacets } from '../../../contract/catalogue.ts'
import { YUAN } from '../../catalogue/rates.ts'
import type { WouldFind } from '../../../contract/keeping/learning.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { OnSale } from '../../finding/finding.ts'
import { thesaurusEntryOf } from '../../finding/thesaurus/entries.ts'
import type { Db } from '../../database.ts'

const TOLD = 3

interface Lesson {
  /** The whole search that found nothing. */
  keyword: string
  /** The part of it that is to get a meaning. */
  from: string
  to: string
  language: Language
}

/** What the search would find then. Throws Problem 400 where one of the two contains no searchable word. */
export async function getWouldFind(
  standingAt: ReturnType<typeof createStanding>,
  onSale: OnSale,
  { keyword, from, to, language }: Lesson,
): Promise<WouldFind> {
  const head = headOf(from, 'words')
  headOf(to, 'to')
  const standing = await standingAt(head)
  const words = [...new Set([...(standing?.words ?? [from]), to])]
  const then = onSale.withEntry(words)
  const found = then.list({ ...asked(keyword), sort: 'relevance', language })
  const cards = await then.cards(found.slice(0, TOLD), { priceIn: YUAN })
  const first = cards.map(({ spuId: productId, skuId, name, enName, coverImage, coverColor }) => ({
    productId,
    skuId,
    name,
    enName,
    coverImage,
    coverColor,
  }))
  const own = standing?.source === 'import' ? standing : undefined
  return { from, to, finds: found.length, first, entry: { id: own?.id ?? null, was: own?.words ?? [], words } }
}

/** What the words ask for without a meaning. */
export function asked(keyword: string) {
  return getProductFacets.input.parse({ keyword })
}

function headOf(word: string, field: string): string {
  const entry = thesaurusEntryOf({ from: word, to: [] })
  const reason = { en: 'it says nothing that can be looked for', zh: '没有可供查找的内容' }
  if (!entry) throw new Problem(400, { field, reason })
  return entry.head
}

/** Finds the entry that stands; most of what is tried together begins with one word. */
export function createStanding(db: Db): (head: string) => ReturnType<typeof findStanding> {
  const known = new Map<string, ReturnType<typeof findStanding>>()
  return (head) => {
    const standing = known.get(head) ?? findStanding(db, head)
    known.set(head, standing)
    return standing
  }
}

/** The thesaurus entry of kind `from` that begins with a word; our own before a built-in one, as in search. */
async function findStanding(
  db: Db,
  head: string,
): Promise<{ id: string; source: string; words: string[] } | undefined> {
  return db
    .selectFrom('thesaurus_entry')
    .select(['id', 'source', 'words'])
    .where('kind', '=', 'from')
    .where('head', '=', head)
    .orderBy('source', 'desc')
    .limit(1)
    .executeTakeFirst()
}
