import { createBoard, getBoard, getSamples, type Board } from '../../contract/boards/calls.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import type { Endpoint, Envelope, InputOf, OutputOf } from '../../contract/endpoint.ts'
import type { Sample } from '../../contract/boards/item.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { newItemId } from '../../web/boards/item-id.ts'
import { layOut } from '../../web/boards/adding/laying.ts'
import type { Shop } from './catalogue.ts'

const A2 = { width: 594, height: 420 }

/** A board of a member with the first so many SKUs of the shop laid out on it; the answer is its id. */
export async function aBoardOf(
  shop: Shop,
  member: TestMember,
  { name, count, fields = {}, change = (sample) => sample }: BoardWanted,
): Promise<string> {
  const skus = await shop.db.selectFrom('sku').select('id').orderBy('id').limit(count).execute()
  const found =
    count > 0 ? await send(shop, member, getSamples, { skuIds: skus.map(({ id }) => String(id)).join(',') }) : []
  const surface = { canvas: A2, scale: 5, items: [], ...fields } as const
  const items = layOut(surface, found, { newId: newItemId }).map(change)
  return send(shop, member, createBoard, { name, canvas: A2, ...fields, items })
}

interface BoardWanted {
  name: string
  count: number
  fields?: Partial<BoardFields>
  change?: (sample: Sample, place: number) => Sample
}

/** The board as the server has it by now. */
export function savedBoard(shop: Shop, member: TestMember, id: string): Promise<Board> {
  return send(shop, member, getBoard, { id })
}

export async function send<E extends Endpoint>(
  { server }: Shop,
  { tokens }: TestMember,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const isRead = endpoint.method === 'GET'
  const query = isRead ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
  const answer = await fetch(server.url + endpoint.path + query, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'tenant-id': '1',
      authorization: `Bearer ${tokens.accessToken}`,
    },
    ...(!isRead && { body: JSON.stringify(input) }),
  })
  const { code, msg, data } = (await answer.json()) as Envelope<OutputOf<E>>
  if (code !== 200) throw new Error(`${endpoint.path}: ${code} ${msg}`)
  return data
}
