import type { Client } from 'pg'
import type { BenchServer } from '../../bench/server.ts'
import { spreadOf } from '../../bench/spread.ts'
import type { Spread } from '../../bench/spread.ts'
import { getProductPage } from '../../contract/catalogue.ts'

const FOLLOWED = 10
const APART = 7
const PATIENCE_MS = 30_000

/** Milliseconds from a committed change until a list shows it. What was changed gets its name back: other measures use it too. */
export async function followLag({ url }: BenchServer, database: Client): Promise<Spread> {
  const times: number[] = []
  for (let turn = 0; turn < FOLLOWED; turn += 1) {
    const word = `quebracho${turn}${Date.now()}`
    const { rows } = await database.query<{ id: string; en_name: string | null }>(
      `SELECT id, en_name FROM product WHERE id = (SELECT product_id FROM sku WHERE status = 'on_sale' OFFSET $1 LIMIT 1)`,
      [turn * APART],
    )
    const [product] = rows
    await rename(database, product?.id, word)
    const began = performance.now()
    try {
      await untilListed(url, word)
      times.push(performance.now() - began)
    } finally {
      await rename(database, product?.id, product?.en_name ?? null)
    }
  }
  return spreadOf(times)
}

async function rename(database: Client, id: string | undefined, name: string | null): Promise<void> {
  await database.query('UPDATE product SET en_name = $1 WHERE id = $2', [name, id])
}

/** Asks without a pause: the time is that of the change, and of one answer. */
async function untilListed(url: string, word: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await isListed(url, word))) if (performance.now() > deadline) throw new Error(`${word} is not listed`)
}

async function isListed(url: string, word: string): Promise<boolean> {
  const response = await fetch(`${url}${getProductPage.path}?keyword=${word}`)
  const { data } = (await response.json()) as { data: { total: number } | null }
  return (data?.total ?? 0) > 0
}
