import type { Client } from 'pg'
import type { getProductPage } from '../contract/catalogue.ts'
import type { Envelope, OutputOf } from '../contract/endpoint.ts'
import type { HttpClient } from './http-client.ts'
import { pathOf } from './list-questions.ts'
import type { ListQuestion } from './list-questions.ts'
import { plainList } from './plain-list.ts'
import type { PlainListRow } from './plain-list.ts'

/** Whether the API and the plain statement answer a question alike; only then may they be compared. Prints how not. */
export async function isSameList(client: HttpClient, database: Client, question: ListQuestion): Promise<boolean> {
  const { body } = await client.get(pathOf(question))
  const { data } = JSON.parse(body.toString()) as Envelope<OutputOf<typeof getProductPage>>
  const { rows } = await database.query<PlainListRow>(plainList(question))
  const ours = [data.total, data.skuTotal, ...data.list.map(({ spuId }) => spuId)]
  const plain = [rows[0]?.total ?? 0, rows[0]?.sku_total ?? 0, ...new Set(rows.map((row) => row.product_id))]
  const isSame = ours.join() === plain.join()
  if (!isSame) console.error(`${pathOf(question)} answers ${ours.join()}, but plain SQL ${plain.join()}`)
  return isSame
}
