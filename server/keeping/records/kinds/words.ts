import { sql } from 'kysely'
import { Problem } from '../../../../contract/problem.ts'
import { thesaurusEntryOf } from '../../../finding/thesaurus/entries.ts'
import type { Trx } from '../../../database.ts'
import { COMES_WITH, sameNamedColumns, ref } from '../record-kind.ts'
import type { Fields, RecordKind } from '../record-kind.ts'

const first = sql<string>`${ref('words')}[1]`

/** Words of the trade. An added entry replaces a built-in one that begins with the same word. */
export const wordsKind: RecordKind = {
  table: 'thesaurus_entry',
  fields: sameNamedColumns('kind', 'words'),
  write: writeWords,
  lacks: [],
  name: first,
  enName: first,
  searched: [sql`array_to_string(${ref('words')}, ' ')`],
  order: sql`${ref('source')} = 'built-in', ${ref('head')}`,
  uses: {},
  isBuiltIn: sql`${ref('source')} = 'built-in'`,
  isBuiltInFixed: true,
  neededFor: () => COMES_WITH,
  refusals: {
    thesaurus_entry_source_kind_head_key: {
      field: 'words',
      reason: { en: 'an entry begins with the first of them already', zh: '已有以第一个词开头的词条' },
    },
  },
  filters: {
    kind: (kind) => sql`${ref('kind')} = ${kind}`,
    source: (source) => sql`(${ref('source')} = 'built-in') = ${source === 'built-in'}`,
  },
}

async function writeWords(_trx: Trx, _changed: Fields, whole: Fields): Promise<Record<string, unknown>> {
  const [from = '', ...to] = whole['words'] as string[]
  const entry = thesaurusEntryOf(whole['kind'] === 'from' ? { from, to } : { same: [from, ...to] })
  const reason = { en: 'the first one says nothing that can be looked for', zh: '第一个词没有可供查找的内容' }
  if (!entry) throw new Problem(400, { field: 'words', reason })
  return { source: 'import', head: entry.head, words: entry.words }
}
