import { createBoard, getBoard, getSamples, updateBoard } from '../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import { createLink } from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { aSample } from '../../server/testing/boards.ts'
import { bearer } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { largeBudget } from '../budgets/large-budget.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'
import type { Shared } from '../sharing/open-guests.ts'
import { openGuestFigures } from '../sharing/open-guests.ts'

const LINES = 2000
const ITEMS = 200

/**
 * What guests cost: opening a shared page beside the owner's opening, hearing of a comment, and five hundred guests at
 * once.
 */
export async function measureSharing(): Promise<Figure[]> {
  const catalogue = await generatedCatalogue(10_000)
  return onScratch(
    catalogue,
    async ({ db, server: { url, pid } }) => {
      say(`Sharing: a list of ${LINES} lines, a board of ${ITEMS} samples`)
      const [email = ''] = await makeMembers(db, 1)
      const owner = bearer(await signIn(url, email))
      const ask = askAs({ headers: owner }, url)
      const skus = await db.selectFrom('sku').select('id').orderBy('id').limit(LINES).execute()
      const { lines, ...others } = largeBudget(LINES, 1)
      const ofSkus = lines.map(({ snapshot: _snapshot, ...line }, place) => {
        const skuId = skus[place]?.id
        return skuId === undefined ? { ...line, snapshot: null } : { ...line, kind: 'sku' as const, skuId }
      })
      const budgetId = await ask(createBudget, { name: 'House', ...others, lines: ofSkus })
      const samples = await ask(getSamples, { skuIds: skus.slice(0, ITEMS).map(({ id }) => id) })
      const items = samples.map(({ skuId, snapshot }, place) =>
        aSample(skuId, snapshot, { x: (place % 20) * 20, y: Math.floor(place / 20) * 25, w: 18, h: 18, laid: place }),
      )
      const boardId = await ask(createBoard, { name: 'Lobby', items })
      const share = async (kind: 'board' | 'budget', refId: string): Promise<Shared> => {
        const { token } = await ask(createLink, { kind, refId, preset: 'client', role: 'comment' })
        return { url, token }
      }
      const [budget, board] = [await share('budget', budgetId), await share('board', boardId)]
      const figures = [
        ...(await openingFigures({
          name: `a list of ${LINES} lines`,
          shared: budget,
          owner: { headers: owner, path: `${getBudget.path}?id=${budgetId}` },
          save: saving((version, call) =>
            ask(updateBudget, { id: budgetId, version, list: { name: `House ${call}` } }),
          ),
        })),
        ...(await openingFigures({
          name: `a board of ${ITEMS} samples`,
          shared: board,
          owner: { headers: owner, path: `${getBoard.path}?id=${boardId}` },
          save: saving((version, call) => ask(updateBoard, { id: boardId, version, board: { name: `Lobby ${call}` } })),
        })),
        ...(await openGuestFigures(board, { pid })),
      ]
      return figures
    },
    undefined,
    // Each guest of a figure has an address of its own.
    { TRUST_PROXY: '127.0.0.1' },
  )
}

/** Saves on the version of the last save. */
function saving(save: (version: number, call: number) => Promise<{ version: number }>): () => Promise<void> {
  let [version, call] = [1, 0]
  return async () => {
    call += 1
    version = (await save(version, call)).version
  }
}

interface Opening {
  name: string
  shared: Shared
  owner: { headers: Record<string, string>; path: string }
  save: () => Promise<void>
}

const CALLS = 60

/** A guest's opening and the owner's in turn: unchanged, and right after a save. */
async function openingFigures({ name, shared: { url, token }, owner, save }: Opening): Promise<Figure[]> {
  const client = openHttpClient(url)
  const asGuest = () => timed(() => client.get(getShared.path, { 'share-token': token }))
  const asOwner = () => timed(() => client.get(owner.path, owner.headers))
  const figures: Figure[] = []
  for (const isAfterSave of [false, true]) {
    const times = { guest: [] as number[], owner: [] as number[] }
    for (let call = 0; call < CALLS + 5; call += 1) {
      if (isAfterSave) await save()
      const guest = await asGuest()
      // Each reads after a save of its own; otherwise the second would profit from the first one's reading.
      if (isAfterSave) await save()
      const own = await asOwner()
      if (call < 5) continue
      times.guest.push(guest)
      times.owner.push(own)
    }
    const [guest, own] = [spreadOf(times.guest), spreadOf(times.owner)]
    const what = `${name} opened by a guest${isAfterSave ? ', right after a save' : ''}`
    figures.push(latencyFigure(what, guest, { beside: { name: 'its owner', spread: own } }), {
      name: `${what}, p95 to its owner’s`,
      value: guest.p95 / own.p95,
      unit: '',
      target: { atMost: 1.2 },
    })
  }
  client.close()
  return figures
}
