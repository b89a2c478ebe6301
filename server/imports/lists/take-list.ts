import { vi } from 'vitest'
import type { ColumnRule, ImportMapping } from '../../../contract/import-mapping.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { leftOutKinds } from '../../../contract/import-table.ts'
import type { TestMember } from '../../testing/members.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Article, SupplierList } from './supplier-list.ts'
import { writeList } from './write-list.ts'

/** Where the catalogue and the list differ. */
export interface Difference {
  list: string
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
  wrong: Difference[]
  /** Columns that the person had to map. */
  byHand: number
}

/** As elsewhere in the tests: a guard, and never a wish. */
const PATIENCE_MS = 60_000
const OK = 200

/** Uploads a list, says only what its answers say, runs it, and compares the catalogue with what a person reads in the list. */
export async function takeList(quarry: TestApp, staff: TestMember, list: SupplierList): Promise<TakenList> {
  const taken: TakenList = { name: list.name, articles: 0, in: 0, told: [], wrong: [], byHand: 0 }
  const wrong = (field: string, is: string, should: string, row = 0, name = '') =>
    void taken.wrong.push({ list: list.name, row, article: name, field, is, should })
  const known = new Set((await storedArticles(quarry)).map(({ id }) => id))

  const { data, msg } = await quarry.upload(calls.uploadImport, { file: Buffer.from(writeList(list)), name: list.name }, staff.headers) // prettier-ignore
  const read = data ? await at(quarry, staff, data.importId, 'read', 'refused') : undefined
  if (!read?.mapping || !read.columns) wrong('file', read?.problem?.en ?? msg, 'is read')
  else {
    const { mapping, byHand, missing } = answered(read, list)
    taken.byHand = byHand
    for (const name of missing) wrong('column', 'none of this name', name)
    const mapped = await quarry.call(calls.mapImport, { id: read.id, mapping }, staff.headers)
    if (mapped.code !== OK) wrong('mapping', mapped.msg, 'is taken')
    for (const step of [calls.checkImport, calls.runImport]) {
      const { code, msg: why } = await quarry.call(step, { id: read.id }, staff.headers)
      if (code !== OK) wrong(step.path, why, 'is done')
      else await at(quarry, staff, read.id, 'checked', 'done', 'failed')
    }
  }

  const rejections = read ? (await quarry.ask(calls.getUploadRejections, { id: read.id, pageSize: 200 }, staff.headers)).data.list : [] // prettier-ignore
  const ended = read && (await quarry.ask(calls.getImport, { id: read.id }, staff.headers)).data
  const reasons = Map.groupBy(rejections, ({ line }) => line)
  const notes = ended?.checked?.notes ?? []
  const leftOut = ended?.facts?.leftOut ?? []
  const stored = (await storedArticles(quarry)).filter(({ id }) => !known.has(id))
  const targetOf = new Map(ended?.mapping?.columns.map(({ column, target }) => [ended.columns?.[column]?.name, target]))
  const isNoted = (row: number, field: string) =>
    notes.some(
      (note) =>
        (note.row === row && tells(field, targetOf.get(note.column))) ||
        (field === 'currency' && note.reason.en.includes('no currency')),
    )

  const last = list.rows.findIndex(({ is }, index) => is === 'header' && list.rows[index + 1]?.is !== 'header')
  for (const [index, { is, article }] of list.rows.entries()) {
    const row = index + 1
    if (is === 'rejected' && !reasons.has(row)) wrong('row', 'not rejected', 'rejected', row)
    if (!article) continue
    taken.articles += 1
    const should = written({ ...list.all, ...article })
    const [own] = stored.filter(({ facts }) => facts['model'] === should['model'] && facts['brand'] === should['brand'])
    const name = `${should['model']}`
    const why = reasons.get(row)?.map(({ column, value, reason }) => `${column} “${value}” ${reason.en}`)
    const out = leftOut.find(({ rows }) => rows.some((one) => one.row === row))
    if (!own) {
      const difference = { list: list.name, row, article: name, field: 'row', is: why?.join('; ') ?? (out ? `left out as ${out.kind}` : 'absent'), should: 'in the catalogue' } // prettier-ignore
      ;(why || out ? taken.told : taken.wrong).push(difference)
      continue
    }
    taken.in += 1
    for (const [field, value] of Object.entries(should)) {
      if (own.facts[field] === value || (field === 'currency' && should['price'] === '')) continue
      const difference = { list: list.name, row, article: name, field, is: own.facts[field] ?? '', should: value }
      ;(why || isNoted(row, field) ? taken.told : taken.wrong).push(difference)
    }
    stored.splice(stored.indexOf(own), 1)
  }
  for (const { facts } of stored) wrong('row', `${facts['model']} ${facts['name']}`, 'no article')

  const below = list.rows.slice(last + 1)
  if (ended?.facts?.rowsBelow !== undefined) {
    const rejected = new Set(reasons.keys()).size
    const out = leftOut.reduce((sum, { count }) => sum + count, 0)
    const sum = taken.in + stored.length + rejected + out
    if (ended.facts.rowsBelow !== below.length) wrong('rows below', `${ended.facts.rowsBelow}`, `${below.length}`)
    if (sum !== below.length) wrong('accounts', `${taken.in} in, ${rejected} rejected, ${out} left out`, `${below.length} rows`) // prettier-ignore
    for (const kind of leftOutKinds) {
      const is = leftOut.find((one) => one.kind === kind)?.count ?? 0
      const should = below.filter((one) => one.is === kind).length
      if (is !== should) wrong(`left out as ${kind}`, `${is}`, `${should}`)
    }
  }
  return taken
}

/** Waits until an upload is in one of these states and its job has ended, so that the next step may begin. */
export async function at(
  quarry: TestApp,
  { headers }: TestMember,
  id: string,
  ...states: OneImport['state'][]
): Promise<OneImport> {
  const ask = async () => (await quarry.ask(calls.getImport, { id }, headers)).data
  const jobs = quarry.db.selectFrom('job').select('id').where('subject', 'like', `import%:${id}`).where('state', 'in', ['queued', 'running']) // prettier-ignore
  const isDone = async () => states.includes((await ask()).state) && (await jobs.executeTakeFirst()) === undefined
  await vi.waitUntil(isDone, { interval: 10, timeout: PATIENCE_MS })
  return ask()
}

/** The proposed mapping with the person's answers, and how many of its columns they had to change. */
function answered(
  { mapping, columns }: OneImport,
  { answers }: SupplierList,
): { mapping: ImportMapping; byHand: number; missing: string[] } {
  const proposed = mapping as ImportMapping
  const missing: string[] = []
  let byHand = 0
  let rules: ColumnRule[] = proposed.columns
  for (const [header, answer] of Object.entries(answers.columns ?? {})) {
    const column = columns?.findIndex(({ name }) => name === header) ?? -1
    const rule = rules.find((one) => one.column === column)
    if (!rule) {
      missing.push(header)
      continue
    }
    const { attribute, ...guessed } = rule
    const isGuessed = rule.target === answer.target
    if (!isGuessed || answer.unit || answer.values) byHand += 1
    // A field has one column: the one that it was taken for loses it.
    rules = rules.map((one) => {
      if (one !== rule) return one.target !== null && one.target === answer.target ? { ...one, target: null } : one
      const values = { ...(isGuessed && guessed.values), ...answer.values }
      return { ...guessed, ...answer, ...(answer.target === null && { attribute }), ...(Object.keys(values).length > 0 && { values }) } // prettier-ignore
    })
  }
  const signs = { ...proposed.signs, ...answers.signs }
  const constants = { ...proposed.constants, ...answers.constants }
  const asked = proposed.askedSigns?.filter((sign) => answers.signs?.[sign] === undefined) ?? []
  return { mapping: { ...proposed, columns: rules, constants, signs, askedSigns: asked }, byHand, missing }
}

/** The targets whose columns decide a field of an article. */
const DECIDED_BY: Record<string, RegExp> = {
  model: /model|key/,
  name: /name/i,
  brand: /brand/,
  category: /category/i,
  unit: /measurementUnit|rice/,
  currency: /currency|rice/,
  price: /rice/,
  upTo: /rice/,
  per: /rice/,
  tax: /tax|rice/,
  stock: /stock/,
  days: /leadTime/,
  size: /size/,
  coverage: /packCoverage/,
  pieces: /packPieces/,
  colour: /color/i,
  origin: /origin/,
}

const tells = (field: string, target: ColumnRule['target'] | undefined) =>
  target != null && DECIDED_BY[field]?.test(target) === true

const FIELDS = Object.keys(DECIDED_BY)

/** Every field as a text; empty where there is nothing. */
function written(article: Partial<Article>): Record<string, string> {
  const { price, per } = article
  const facts = { ...article, upTo: article.upTo ?? price, per: price === undefined ? 1 : (per ?? 1) }
  return Object.fromEntries(FIELDS.map((field) => [field, String(facts[field as keyof Article] ?? '')]))
}

interface StoredArticle {
  id: string
  facts: Record<string, string>
}

/** Every SKU of the catalogue, as a list would say it. */
async function storedArticles({ db }: TestApp): Promise<StoredArticle[]> {
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('color', 'color.id', 'sku.color_id')
    .leftJoin('color_system', 'color_system.id', 'color.system_id')
    .selectAll('sku')
    .select(['product.name as product_name', 'product.en_name as product_en_name', 'english_name as brand', 'category_id', 'currency_unit', 'measurement_unit', 'color.name as color', 'color_system.name as system']) // prettier-ignore
    .execute()
  const categories = await db.selectFrom('category').select(['id', 'parent_id', 'name', 'en_name']).execute()
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathOf = (id: string | null): string[] => {
    const category = id === null ? undefined : byId.get(id)
    return category ? [...pathOf(category.parent_id), category.en_name ?? category.name ?? ''] : []
  }
  const hundredths = (amount: unknown) => (amount === null ? undefined : (Number(amount) / 100).toFixed(2))
  const plain = (amount: unknown) => (amount === null ? undefined : Number(amount))
  return rows.map((row) => {
    const { length_mm: length, width_mm: width, thickness_mm: thickness } = row
    const price = hundredths(row.stated_min_price ?? row.min_price)
    const size = [length, width, thickness].map((side) => plain(side) ?? '-').join(' × ')
    const facts = written({
      model: row.model,
      name: row.product_en_name ?? row.product_name ?? undefined,
      brand: row.brand,
      category: pathOf(row.category_id).join(' > '),
      unit: row.measurement_unit,
      currency: row.currency_unit,
      price,
      upTo: hundredths(row.stated_max_price ?? row.max_price),
      per: row.price_quantity as Article['per'],
      tax: row.tax_included ?? undefined,
      stock: plain(row.stock),
      days: plain(row.lead_time_days),
      size: size === '- × - × -' ? undefined : size,
      coverage: plain(row.pack_coverage),
      pieces: plain(row.pack_pieces),
      colour: row.color === null ? (row.name ?? row.en_name ?? row.color_hex ?? undefined) : `${row.system} ${row.color}`, // prettier-ignore
      origin: row.origin ?? undefined,
    } as Partial<Article>)
    return { id: String(row.id), facts }
  })
}

/** The differences as a table, for a person. */
export function tableOfDifferences(differences: readonly Difference[]): string {
  return differences
    .map(({ list, row, article, field, is, should }) =>
      [list, row ? `row ${row}` : '', article, field, `is ${is || '–'}`, `should be ${should || '–'}`].join(' | '),
    )
    .join('\n')
}

/** How each list came in, as a table. */
export function tableOfLists(taken: readonly TakenList[]): string {
  const head = ['list', 'articles', 'in at the first mapping', 'told', 'wrong in silence', 'columns by hand']
  const lines = taken.map((one) => [one.name, one.articles, one.in, one.told.length, one.wrong.length, one.byHand])
  const sum = head.slice(1).map((_, at) => lines.reduce((all, line) => all + Number(line[at + 1]), 0))
  return [head, head.map(() => '---'), ...lines, ['all', ...sum]]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
