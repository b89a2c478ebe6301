import { randomUUID } from 'node:crypto'
import { createBoard, getBoard, getSamples, type Board } from '../../contract/boards/calls.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import type { Endpoint, Envelope, InputOf, OutputOf } from '../../contract/endpoint.ts'
import { WHOLE, type Sample, type Snapshot } from '../../contract/boards/item.ts'
import type { TestMember } from '../../server/testing/members.ts'
import type { Shop } from './catalogue.ts'

const A2 = { width: 594, height: 420 }

/** A board of a member with the first so many SKUs of the shop laid on it in rows of four; the answer is its id. */
export async function aBoardOf(
  shop: Shop,
  member: TestMember,
  { name, count, fields = {}, change = (sample) => sample }: BoardWanted,
): Promise<string> {
  const skus = await shop.db.selectFrom('sku').select('id').orderBy('id').limit(count).execute()
  const found = count > 0 ? await send(shop, member, getSamples, { skuIds: skus.map(({ id }) => id).join(',') }) : []
  const items = found.map((one, place) => change(sampleAt(one, place), place))
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

async function send<E extends Endpoint>(
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

/** 100 mm square, not to scale, in its place of rows of four. */
function sampleAt({ skuId, snapshot }: { skuId: string; snapshot: Snapshot }, place: number): Sample {
  return {
    type: 'sku',
    id: randomUUID(),
    x: 20 + (place % 4) * 140,
    y: 20 + Math.floor(place / 4) * 130,
    w: 100,
    h: 100,
    rotation: 0,
    z: place + 1,
    groupId: null,
    locked: false,
    opacity: 1,
    note: '',
    altText: '',
    flipX: false,
    flipY: false,
    crop: WHOLE,
    mask: 'rectangle',
    shadow: true,
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId: skuId,
    snapshot,
    laid: place,
    trueScale: false,
    tileRepeat: null,
  }
}
