import { sql } from 'kysely'
import type { Trx } from '../../database.ts'
import type { TableName } from './bulk-rows.ts'

/** Hands out ids before the rows are written. */
export interface IdSource {
  take(table: TableName): Promise<string>
  /** Announces how many ids will be taken, so that they are fetched at once. */
  expect(table: TableName, count: number): void
  /** Delays queries for ids until this work on the same transaction is done. */
  waitFor(work: Promise<unknown>): void
}

interface Block {
  ids: string[]
  expected: number
  /** The size of the next block when nothing was announced. */
  size: number
  filling: Promise<void> | undefined
}

/** Takes ids from the tables' sequences: as many as announced, then in growing blocks. */
export function createIdSource(trx: Trx): IdSource {
  const blocks = new Map<TableName, Block>()
  let underWay: Promise<unknown> = Promise.resolve()

  function blockOf(table: TableName): Block {
    const block = blocks.get(table) ?? { ids: [], expected: 0, size: 1, filling: undefined }
    blocks.set(table, block)
    return block
  }

  async function fill(block: Block, table: TableName): Promise<void> {
    await underWay
    const { rows } = await sql<{ ids: string }>`
      SELECT string_agg(nextval(sequence)::text, ',') AS ids
      FROM (SELECT pg_get_serial_sequence(${table}, 'id')::regclass AS sequence OFFSET 0) AS named,
        generate_series(1, ${block.expected || block.size})`.execute(trx)
    block.ids = rows.flatMap(({ ids }) => ids.split(',')).reverse()
    if (!block.expected) block.size *= 4
    block.expected = 0
    block.filling = undefined
  }

  return {
    async take(table) {
      const block = blockOf(table)
      while (!block.ids.length) await (block.filling ??= fill(block, table))
      const id = block.ids.pop()
      if (!id) throw new Error(`no id for ${table}`)
      return id
    },
    expect(table, count) {
      blockOf(table).expected = count
    },
    waitFor(work) {
      underWay = work
    },
  }
}
