import type * as z from 'zod'
import type { ColumnRule } from '../../../../contract/import-mapping.ts'
import type { getUploadRejections, OneImport } from '../../../../contract/import-screen.ts'
import { textsOf } from './stored-articles.ts'
import type { ArticleField, StoredArticle } from './stored-articles.ts'
import type { SupplierList } from './supplier-list.ts'

/** Where the catalogue and the list differ. A row of 0 means the whole list. */
interface Difference {
  row: number
  article: string
  field: string
  is: string
  should: string
}

/** What came of a list at its first mapping. */
export interface TakenList {
  name: string
  articles: number
  in: number
  /** Differences that the dry run or the reading tells. */
  told: Difference[]
  /** Differences that nothing tells. */
  wrong: Difference[]
  /** Columns that the person had to map. */
  byHand: number
}

interface Outcome {
  ended: OneImport
  rejections: z.output<typeof getUploadRejections.output>['list']
  /** What the list has added. */
  stored: readonly StoredArticle[]
  /** Why a step was not taken. */
  stops: readonly string[]
  byHand: number
}

/** The targets whose columns decide a field. */
const DECIDED_BY: Record<ArticleField, RegExp> = {
  model: /model|key/,
  name: /name/i,
  brand: /brand/,
  category: /category/i,
  unit: /measurementUnit|price/i,
  currency: /currency|price/i,
  price: /price/i,
  per: /price/i,
  tax: /tax|price/i,
  stock: /stock/,
  days: /leadTime/,
  size: /size/,
  coverage: /packCoverage/,
  pieces: /packPieces/,
  colour: /color/i,
  origin: /origin/,
}

/** Compares what came in with what a person reads in a list, field by field, and accounts for every row below its header. */
export function compareList(list: SupplierList, outcome: Outcome): TakenList {
  const { ended, rejections, stops, byHand } = outcome
  const taken: TakenList = { name: list.name, articles: 0, in: 0, told: [], wrong: [], byHand }
  const wrong = (field: string, is: string, should: string, row = 0) =>
    void taken.wrong.push({ row, article: '', field, is, should })
  for (const stop of stops) wrong('import', stop, 'done')

  const reasons = Map.groupBy(rejections, ({ line }) => line)
  const leftOut = ended.facts?.leftOut ?? []
  const isNoted = notedIn(ended)
  const rest = new Set(outcome.stored)
  for (const [index, { is, article }] of list.rows.entries()) {
    const row = index + 1
    if (is === 'rejected' && !reasons.has(row)) wrong('row', 'not rejected', 'rejected', row)
    if (!article) continue
    taken.articles += 1
    const should = textsOf({ ...list.all, ...article })
    const place = { row, article: should.model }
    const why = reasons.get(row)?.map(({ column, value, reason }) => `${column} “${value}” ${reason.en}`).join('; ') // prettier-ignore
    const own = [...rest].find((one) => one.is.model === should.model && one.is.brand === should.brand)
    if (!own) {
      const out = leftOut.find(({ rows }) => rows.some((one) => one.row === row))
      const told = why ?? (out && `left out as ${out.kind}`)
      ;(told ? taken.told : taken.wrong).push({ ...place, field: 'row', is: told ?? 'absent', should: 'in' })
      continue
    }
    rest.delete(own)
    taken.in += 1
    for (const field of Object.keys(DECIDED_BY) as ArticleField[]) {
      // A currency is of a price.
      if (own.is[field] === should[field] || (field === 'currency' && should.price === '')) continue
      const difference = { ...place, field, is: own.is[field], should: should[field] }
      ;(why || isNoted(row, field) ? taken.told : taken.wrong).push(difference)
    }
  }
  for (const { is } of rest) wrong('row', `${is.model} ${is.name}`, 'no article')
  accountForRows()
  return taken

  function accountForRows(): void {
    const last = list.rows.findIndex(({ is }, index) => is === 'header' && list.rows[index + 1]?.is !== 'header')
    const below = list.rows.slice(last + 1)
    const { rowsBelow } = ended.facts ?? {}
    if (rowsBelow === undefined) return
    const out = leftOut.reduce((sum, { count }) => sum + count, 0)
    if (rowsBelow !== below.length) wrong('rows below', `${rowsBelow}`, `${below.length}`)
    if (outcome.stored.length + reasons.size + out !== below.length)
      wrong('account', `${outcome.stored.length} in, ${reasons.size} rejected, ${out} left out`, `${below.length} rows`)
    for (const kinds of LEFT_OUT) {
      const is = leftOut.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0)
      const should = below.filter((one) => kinds.includes(one.is)).length
      if (is !== should) wrong(`left out as ${kinds}`, `${is}`, `${should}`)
    }
  }
}

/** What surrounds a page is of one kind, above or below it. */
const LEFT_OUT = ['section', 'header or footer', 'hidden', 'struck', 'blank']

/** Whether the dry run says something of a field of a row. */
function notedIn({ checked, mapping, columns }: OneImport): (row: number, field: ArticleField) => boolean {
  const targets = new Map<string, ColumnRule['target']>(
    mapping?.columns.map(({ column, target }) => [columns?.[column]?.name ?? '', target]),
  )
  return (row, field) =>
    checked?.notes.some((note) => {
      const isOfAll =
        (field === 'currency' && note.reason.en.includes('no currency')) ||
        ((field === 'price' || field === 'unit') && /^is a further price|^looks like a price/.test(note.reason.en))
      return isOfAll || (note.row === row && DECIDED_BY[field].test(targets.get(note.column) ?? ''))
    }) === true
}

/** Differences as a table for a person. */
export function tableOfDifferences({ name, told, wrong }: TakenList, which: 'told' | 'wrong'): string {
  return { told, wrong }[which]
    .map(({ row, article, field, is, should }) =>
      [name, row ? `row ${row}` : '', article, field, `is ${is || '–'}`, `should be ${should || '–'}`].join(' | '),
    )
    .join('\n')
}

/** How each list came in, as a table. */
export function tableOfLists(taken: readonly TakenList[]): string {
  const head = ['list', 'articles', 'in at the first mapping', 'told', 'wrong in silence', 'columns by hand']
  const lines = taken.map((one) => [one.name, one.articles, one.in, one.told.length, one.wrong.length, one.byHand])
  const sums = head.slice(1).map((_, at) => lines.reduce((sum, line) => sum + Number(line[at + 1]), 0))
  return [head, head.map(() => '---'), ...lines, ['all', ...sums]].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
