import * as calls from '../../contract/boards/calls.ts'
import type { Item, Snapshot } from '../../contract/boards/item.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { aSample } from '../../server/testing/boards.ts'
import { bearer } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'
import { exportFigures } from './board-export.ts'

const ITEMS = 200
const BOARDS = 60
const CALLS = 400

/**
 * Server times for boards of 200 samples, each of another SKU: reading, saving one moved sample, fetching changes, and
 * the gallery.
 */
export async function measureBoards(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(10_000), async ({ db, server: { url } }) => {
    say(`Boards: ${BOARDS} of ${ITEMS} samples`)
    const [email = ''] = await makeMembers(db, 1)
    const headers = bearer(await signIn(url, email))
    const client = openHttpClient(url)
    const ask = askAs({ headers }, url)
    // Answers are neither compressed nor parsed, since the client's work is not the server's.
    const get = async (endpoint: Endpoint, query: Record<string, string>) =>
      client.get(`${endpoint.path}?${new URLSearchParams(query).toString()}`, headers)
    const rows = await db.selectFrom('sku').select('id').orderBy('id').limit(ITEMS).execute()
    const samples = await ask(calls.getSamples, { skuIds: rows.map(({ id }) => id) })
    const itemsOf = () => samples.map((sample, index) => laid(sample, index))
    const ids: string[] = []
    for (let board = 0; board < BOARDS; board += 1) {
      const id = await ask(calls.createBoard, { name: `Board ${board}`, items: itemsOf() })
      await ask(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } })
      ids.push(id)
    }
    const [id = ''] = ids
    const { items } = await ask(calls.getBoard, { id })
    const [moved] = items
    if (!moved) throw new Error('the board is empty')
    const { version: _version, now: _now, ...item } = moved
    let version = 2
    const figures = [
      await figure(`a board of ${ITEMS} samples read`, 15, () => get(calls.getBoard, { id })),
      await figure(`one moved sample of ${ITEMS} saved`, 10, async (call) => {
        const saved = await ask(calls.updateBoard, { id, version, put: [{ ...item, x: call % 300 }] })
        version = saved.version
      }),
      await figure('a board asked for changes, of which there are none', undefined, () =>
        get(calls.getBoardChanges, { id, since: String(version) }),
      ),
      await figure(`24 of ${BOARDS} published boards`, undefined, () => get(calls.getBoardPage, { pageSize: '24' })),
      await figure(`published boards of a colour`, undefined, () =>
        get(calls.getBoardPage, { pageSize: '24', colorHex: '#8a6642' }),
      ),
      ...(await exportFigures({
        url,
        headers,
        create: async (photographs) => ask(calls.createBoard, { name: 'Photographs', items: photographs }),
        other: async (board) => get(calls.getBoardChanges, { id: board, since: '1' }),
      })),
    ]
    client.close()
    return figures
  })
}

/** Laid out in rows of twenty. */
function laid({ skuId, snapshot }: { skuId: string; snapshot: Snapshot }, index: number): Item {
  const [x, y] = [(index % 20) * 20, Math.floor(index / 20) * 28]
  return aSample(skuId, snapshot, { x, y, w: 18, h: 24, rotation: index % 5, z: index, laid: index })
}

async function figure(name: string, atMost: number | undefined, ask: (call: number) => Promise<unknown>) {
  for (let call = 0; call < 20; call += 1) await ask(call)
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) times.push(await timed(() => ask(call)))
  return latencyFigure(name, spreadOf(times), atMost === undefined ? {} : { target: { atMost } })
}
