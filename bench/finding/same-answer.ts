import type { Client } from 'pg'
import type { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import type { HttpClient } from '../http-client.ts'
import { plainFacets } from './plain-facets.ts'
import type { PlainCount } from './plain-facets.ts'
import { plainList } from './plain-list.ts'
import type { PlainListRow } from './plain-list.ts'
import { facetsPath, pagePath } from './question.ts'
import type { Question } from './question.ts'

/**
 * Whether the API and plain SQL give the same answer; only then may their times be compared. Prints the differences.
 */
export async function isSameAnswer(client: HttpClient, database: Client, question: Question): Promise<boolean> {
  const { body } = await client.get(pagePath(question))
  const { data } = JSON.parse(body.toString()) as Envelope<OutputOf<typeof getProductPage>>
  const list = await database.query<PlainListRow>(plainList(question))
  const first = list.rows[0]
  // Plain SQL does not know the order of colours.
  const isOrdered = question.sort !== 'color'
  const facets = await client.get(facetsPath(question))
  const counted = JSON.parse(facets.body.toString()) as Envelope<OutputOf<typeof getProductFacets>>
  const counts = await database.query<PlainCount>(plainFacets(question))
  return (
    isSame(question, [
      [data.total, data.skuTotal, ...(isOrdered ? data.list.map(({ spuId }) => spuId) : [])],
      [first?.total ?? 0, first?.sku_total ?? 0, ...(isOrdered ? new Set(list.rows.map((row) => row.product_id)) : [])],
    ]) &&
    isSame(question, [
      linesOf(counted.data),
      counts.rows
        .filter(({ facet }) => facet !== 'price')
        .map(({ facet, value, count }) => `${facet} ${value} ${count}`)
        .sort(),
    ])
  )
}

function isSame(question: Question, [ours, plain]: [unknown[], unknown[]]): boolean {
  if (ours.join() === plain.join()) return true
  const [onlyOurs, onlyPlain] = [
    ours.filter((item) => !plain.includes(item)),
    plain.filter((item) => !ours.includes(item)),
  ]
  console.error(`${JSON.stringify(question)}: we say ${onlyOurs.join()}, plain SQL ${onlyPlain.join()}`)
  return false
}

// The histogram's bars are our choice; plain SQL counts them, but they are not compared.
function linesOf(data: OutputOf<typeof getProductFacets>): string[] {
  const ids = (facet: string, counts: { id: string; count: number }[]) =>
    counts.map(({ id, count }) => `${facet} ${id} ${count}`)
  const values = (facet: string, counts: { value: string; count: number }[]) =>
    counts.map(({ value, count }) => `${facet} ${value} ${count}`)
  return [
    `total  ${data.total}`,
    `skuTotal  ${data.skuTotal}`,
    ...ids('category', data.categories),
    ...ids('brand', data.brands),
    ...ids('color', data.colors),
    ...values('colorSystem', data.colorSystems),
    ...ids('authority', data.authorities),
    ...values('scheme', data.schemes),
    ...ids('area', data.areas),
    ...values('hasCustomOption', data.customOptions),
    ...values('domesticOrImported', data.domesticOrImported),
    ...values('inStock', data.inStock),
    ...data.attrs.flatMap(({ id, values: counts }) => values(`attr.${id}`, counts)),
  ].sort()
}
