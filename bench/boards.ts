import { randomUUID } from 'node:crypto'
import { WHOLE } from '../contract/boards/item.ts'
import type { Item, Snapshot } from '../contract/boards/item.ts'
import { isInQuery } from '../contract/endpoint.ts'
import type { Endpoint, Envelope, OutputOf } from '../contract/endpoint.ts'

/** A sample of a SKU, one of many that lie on a board. */
export function sampleOf(refId: string, snapshot: Snapshot, index: number): Item {
  return {
    type: 'sku',
    id: randomUUID(),
    x: (index % 20) * 20,
    y: Math.floor(index / 20) * 28,
    w: 18,
    h: 24,
    rotation: index % 5,
    z: index,
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
    refId,
    snapshot,
    laid: index,
    trueScale: false,
    tileRepeat: null,
  }
}

/** Makes calls as a member; throws where one is refused. */
export function askAs(url: string, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` }
  return async <E extends Endpoint>(endpoint: E, input: object): Promise<OutputOf<E>> =>
    send(url, endpoint, input, headers)
}

async function send<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: object,
  headers: Record<string, string>,
): Promise<OutputOf<E>> {
  const { method, path } = endpoint
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const response = isInQuery(endpoint)
    ? await fetch(`${url}${path}?${query.toString()}`, { method, headers })
    : await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
      })
  const { code, msg, data } = (await response.json()) as Envelope<OutputOf<E>>
  if (code !== 200) throw new Error(`${path} answered ${code}: ${msg}`)
  return data
}
