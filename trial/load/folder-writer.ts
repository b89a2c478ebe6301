import { createFolder, createItems } from '../../contract/favourites.ts'
import type { TrialClient } from './client.ts'
import type { Ledger } from './ledger.ts'
import { createWriter } from './writer.ts'
import type { Writer } from './writer.ts'

const FOLDERS_AT_MOST = 900
const SKUS_EACH = 3

/** Makes folders and puts SKUs into them, each under an Idempotency-Key that is repeated until there is an answer. */
export function writeFolders(name: string, client: TrialClient, ledger: Ledger, skuIds: readonly string[]): Writer {
  let folder: string | undefined
  let made = 0
  let filled = 0

  async function makeFolder(): Promise<boolean> {
    const title = `${name} ${made}`
    const answer = await client.insist(createFolder, { name: title }, title)
    if ('unknown' in answer) return false
    made += 1
    if ('refusal' in answer) ledger.wrong.push(`folder ${title}: ${answer.refusal} ${answer.msg} (try ${answer.tries})`)
    else {
      folder = answer.data
      ledger.folders.set(folder, title)
    }
    return true
  }

  async function fill(): Promise<boolean> {
    const input = {
      favoritesId: folder ?? '',
      skuIds: skuIds.slice((filled * SKUS_EACH) % skuIds.length).slice(0, SKUS_EACH),
    }
    const put = await client.insist(createItems, input, `${name} items ${filled}`)
    if ('unknown' in put) return false
    filled += 1
    if ('refusal' in put) ledger.wrong.push(`items of ${name}: ${put.refusal} ${put.msg}`)
    else for (const { id } of put.data) ledger.items.add(id)
    return true
  }

  return createWriter(
    name,
    () => (folder && (filled < made || made >= FOLDERS_AT_MOST) ? fill() : makeFolder()),
    client.stop,
  )
}
