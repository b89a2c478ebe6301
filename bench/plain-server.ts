import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import type { QueryConfig } from 'pg'
import { plainConfig } from './plain-database.ts'
import { plainDetail } from './plain-detail.ts'
import { plainList } from './plain-list.ts'
import type { ListQuestion } from './list-questions.ts'

/** `node:http` and `pg` with the statements written by hand: what the product's frame is measured against. */
async function main(dataDir: string): Promise<void> {
  const pool = new Pool({ ...(await plainConfig(dataDir)), max: 10 })
  const server = createServer((request, response) => void answer(pool, request.url ?? '/', response))
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.once('disconnect', () => process.exit())
}

async function answer(pool: Pool, address: string, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(queryOf(address))
  const body = Buffer.from(JSON.stringify({ code: 200, msg: '', data: rows }))
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
}

function queryOf(address: string): QueryConfig {
  const { searchParams } = new URL(address, 'http://localhost')
  const question = searchParams.get('question')
  return question ? plainList(JSON.parse(question) as ListQuestion) : plainDetail(searchParams.get('skuId') ?? '')
}

await main(process.argv[2] ?? '')
