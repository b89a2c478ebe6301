import { setTimeout as sleep } from 'node:timers/promises'
import { getFolderPage } from '../../contract/favourites.ts'
import { getKeptProduct } from '../../contract/keeping/products.ts'
import type { People } from '../world/site.ts'
import { createClient } from './client.ts'
import type { Ledger } from './ledger.ts'
import type { Seen } from './seen.ts'

/** Somebody who reads at one server, and notes what is older than what was acknowledged before the question. */
export interface Reading {
  run(): Promise<void>
  stop(): void
  count(): number
  readonly wrong: readonly string[]
}

export interface ReadingOptions {
  url: string
  people: People
  ledger: Ledger
  seen: Seen
}

const PAUSE_MS = 50
/** The operator, whose ranks only grow, and the first member who makes folders. */
const [OPERATOR, ADA] = [0, 1]

export function createReading({ url, people, ledger, seen }: ReadingOptions): Reading {
  const { emails, password } = people
  const client = (index: number) => createClient({ urls: [url], email: emails[index] ?? '', password, ...seen })
  const [operator, ada] = [client(OPERATOR), client(ADA)]
  const wrong: string[] = []
  const stopping = new AbortController()
  let count = 0

  async function readRank(): Promise<void> {
    const known = [...ledger.ranks]
    const [id, entry] = known[count % known.length] ?? []
    if (!id || !entry) return
    const outcome = await operator.call(getKeptProduct, { id })
    if (!('data' in outcome)) return
    count += 1
    const { rank } = outcome.data.fields
    if (rank < entry.acknowledged) wrong.push(`product ${id} had rank ${rank} after ${entry.acknowledged}`)
  }

  async function readFolders(): Promise<void> {
    const known = [...ledger.folders].filter(([, name]) => name.startsWith('ada'))
    const outcome = await ada.call(getFolderPage, { pageSize: -1 })
    if (!('data' in outcome)) return
    count += 1
    const listed = new Set(outcome.data.list.map(({ id }) => id))
    for (const [id, name] of known) if (!listed.has(id)) wrong.push(`folder ${name} was not listed`)
  }

  return {
    wrong,
    count: () => count,
    async run() {
      while (!stopping.signal.aborted) {
        await readRank()
        await readFolders()
        await sleep(PAUSE_MS)
      }
    },
    stop: () => stopping.abort(),
  }
}
