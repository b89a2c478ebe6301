import { getKeptProduct, updateProduct } from '../../contract/keeping/products.ts'
import type { TrialClient } from './client.ts'
import type { Ledger } from './ledger.ts'
import { createWriter } from './writer.ts'
import type { Writer } from './writer.ts'

/** Each rank is given once in a process, so that a change that is made twice can be told. */
let ranks = 0

/**
 * Changes the ranks of products by hand. The call has no Idempotency-Key: after a lost answer the product is read before it is
 * changed again, as an operator would.
 */
export function writeRanks(name: string, client: TrialClient, ledger: Ledger, productIds: readonly string[]): Writer {
  const known = new Map<string, number>()
  let count = 0

  async function read(id: string): Promise<number | undefined> {
    const outcome = await client.call(getKeptProduct, { id })
    if ('refusal' in outcome && outcome.refusal !== 401) ledger.wrong.push(`product ${id}: ${outcome.refusal}`)
    if (!('data' in outcome)) return undefined
    const { rank } = outcome.data.fields
    requireExpected(id, rank)
    return rank
  }

  function requireExpected(id: string, rank: number): void {
    const entry = ledger.ranks.get(id)
    if (entry && rank !== entry.acknowledged && !entry.unknown.includes(rank))
      ledger.wrong.push(`product ${id} has rank ${rank}, not ${entry.acknowledged} or ${entry.unknown.join(', ')}`)
    // A rank that was read is stored: what was sent before it and lost can no longer come.
    if (entry) ledger.ranks.set(id, { acknowledged: rank, unknown: [] })
  }

  return createWriter(
    name,
    async () => {
      const id = productIds[count % productIds.length] ?? ''
      const was = known.get(id) ?? (await read(id))
      if (was === undefined) return false
      known.delete(id)
      count += 1
      const rank = (ranks += 1)
      const outcome = await client.call(updateProduct, { id, was: { rank: was }, is: { rank } })
      if ('data' in outcome) {
        ledger.ranks.set(id, { acknowledged: rank, unknown: [] })
        known.set(id, rank)
        return true
      }
      if ('refusal' in outcome && outcome.refusal !== 401)
        ledger.wrong.push(`rank of ${id}: ${outcome.refusal} ${outcome.msg}`)
      const entry = ledger.ranks.get(id) ?? { acknowledged: was, unknown: [] }
      ledger.ranks.set(id, { ...entry, unknown: [...entry.unknown, rank] })
      return false
    },
    client.stop,
  )
}
