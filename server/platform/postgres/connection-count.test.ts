import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { connect, poolsOf } from './database.ts'

it('docs/operations/database.md counts the connections of a server as it opens them', () => {
  const { calls, work } = poolsOf(connect({ host: 'db1.example' }))
  const [ofCalls, ofWork] = [calls.options.max, work.options.max]
  const page = readFileSync(new URL('../../../docs/operations/database.md', import.meta.url), 'utf8').replaceAll(
    '\n',
    ' ',
  )
  expect(page).toContain(`a server uses up to ${ofCalls} for calls, ${ofWork} for long work`)
  expect(page).toContain(`${ofCalls + ofWork} during an import`)
  const [, most = ''] = /`max_connections` to (\d+) for each server and each worker/.exec(page) ?? []
  // 2 for notices, 2 for the thread that follows the catalogue, and one that asks.
  expect(Number(most)).toBeGreaterThanOrEqual(2 * (ofCalls + ofWork) + 5)
})
