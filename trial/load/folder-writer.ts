import { createFolder, createItems } from '../../contract/favourites.ts'
import type { TrialClient } from './client.ts'
import type { Ledger } from './ledger.ts'
import { createWriter } from './writer.ts'
import type { Writer } from './writer.ts'

const SKUS_EACH = 3

export interface FolderWriting {
  skuIds: readonly string[]
  /** How many folders are made before those that are there get more SKUs: a member may have 1,000. */
  mostFolders: number
}

/** Makes folders and puts SKUs into them, each under an Idempotency-Key that is repeated until there is an answer. */
export function writeFolders(
  name: string,
  client: TrialClient,
  ledger: Ledger,
  { skuIds, mostFolders }: FolderWriting,
): Writer {
  const folders: string[] = []
  let asked = 0
  let filled = 0

  async function makeFolder(): Promise<boolean> {
    const title = `${name} ${asked}`
    const answer = await client.insist(createFolder, { name: title }, title)
    if ('unknown' in answer) return false
    asked += 1
    if ('refusal' in answer) ledger.wrong.push(`folder ${title}: ${answer.refusal} ${answer.msg} (try ${answer.tries})`)
    else {
      folders.push(answer.data)
      ledger.folders.set(answer.data, title)
    }
    return true
  }

  /** Each new folder once; then one after the other, with SKUs that it does not have yet. */
  async function fill(): Promise<boolean> {
    const round = Math.floor(filled / mostFolders)
    const input = {
      favoritesId: folders[filled % mostFolders] ?? folders.at(-1) ?? '',
      skuIds: skuIds.slice((round * SKUS_EACH) % skuIds.length).slice(0, SKUS_EACH),
    }
    const put = await client.insist(createItems, input, `${name} items ${filled}`)
    if ('unknown' in put) return false
    filled += 1
    if ('refusal' in put) ledger.wrong.push(`items of ${name}: ${put.refusal} ${put.msg}`)
    else for (const { id } of put.data) ledger.items.add(id)
    return true
  }

  const hasNext = () => folders.length > 0 && (filled < folders.length || asked >= mostFolders)
  return createWriter(name, () => (hasNext() ? fill() : makeFolder()), client.stop)
}
