import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import type { QueryConfig } from 'pg'
import { plainFacets } from './finding/plain-facets.ts'
import { plainList } from './finding/plain-list.ts'
import type { Question } from './finding/question.ts'
import { plainConfig } from './plain-database.ts'
import { plainDetail } from './plain-detail.ts'

/** `node:http` and `pg` with the handwritten statements: the baseline for the product's frame. */
async function main(dataDir: string): Promise<void> {
  const pool = new Pool({ ...(await plainConfig(dataDir)), max: 10, options: '-c jit=off -c work_mem=64MB' })
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
  const question = (name: string) => JSON.parse(searchParams.get(name) ?? '{}') as Question
  if (searchParams.has('list')) return plainList(question('list'))
  return searchParams.has('facets') ? plainFacets(question('facets')) : plainDetail(searchParams.get('skuId') ?? '')
}

await main(process.argv[2] ?? '')
