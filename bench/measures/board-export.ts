import sharp from 'sharp'
import * as calls from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { anOwnPicture } from '../../server/testing/boards.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import { spreadOf, timed } from '../spread.ts'

const PICTURES = 60
const PICTURE_PX = 1400
const TIMES = 5

interface Exporting {
  url: string
  headers: Record<string, string>
  /** Makes a board; returns its id. */
  create: (items: Item[]) => Promise<string>
  /** Another call, whose latency should not suffer from the export. */
  other: (id: string) => Promise<unknown>
}

/** A board of 60 different photographs as a PDF on A3: duration, size, and the latency of other calls meanwhile. */
export async function exportFigures({ url, headers, create, other }: Exporting): Promise<Figure[]> {
  say(`A board of ${PICTURES} photographs as a PDF on A3`)
  const items: Item[] = []
  for (let place = 0; place < PICTURES; place += 1) items.push(laid(await send(url, headers, place), place))
  const id = await create(items)
  const times: number[] = []
  const others: number[] = []
  let megabytes = 0
  for (let time = 0; time < TIMES; time += 1) {
    const done = new AbortController()
    const made = timed(async () => {
      megabytes = (await pdfOf(url, headers, id)).byteLength / 1e6
    }).finally(() => done.abort())
    while (!done.signal.aborted) others.push(await timed(() => other(id)))
    times.push(await made)
  }
  const { most, p50 } = spreadOf(times)
  const meanwhile = spreadOf(others)
  return [
    {
      name: `PDF on A3 of ${PICTURES} photographs, the slowest of ${TIMES}`,
      value: most / 1000,
      unit: 's',
      target: { atMost: 3 },
      note: `p50 ${(p50 / 1000).toFixed(2)} s`,
    },
    { name: 'its size', value: megabytes, unit: 'MB', target: { atMost: 15 } },
    {
      name: 'the slowest other call meanwhile',
      value: meanwhile.most,
      unit: 'ms',
      target: { atMost: 50 },
      note: `p95 ${meanwhile.p95.toFixed(1)}, n ${meanwhile.count}`,
    },
  ]
}

async function pdfOf(url: string, headers: Record<string, string>, id: string): Promise<ArrayBuffer> {
  const { method, path } = calls.exportBoard
  const body = JSON.stringify({ id, format: 'pdf', paper: 'a3' })
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  if (response.headers.get('content-type') !== 'application/pdf') throw new Error(await response.text())
  return response.arrayBuffer()
}

/** As detailed as stone, so that JPEG does not compress it well. */
async function send(url: string, headers: Record<string, string>, place: number): Promise<string> {
  const grain = Uint8Array.from({ length: PICTURE_PX ** 2 }, (_, at) => {
    const [x, y] = [at % PICTURE_PX, Math.floor(at / PICTURE_PX)]
    return 128 + 50 * Math.sin(x / (9 + place) + y / 40) + 30 * Math.sin(y / 7 + place) + ((at * 7919) % 23)
  })
  const raw = { width: PICTURE_PX, height: PICTURE_PX, channels: 1 } as const
  const photograph = await sharp(grain, { raw }).jpeg({ quality: 90 }).toBuffer()
  const form = new FormData()
  form.set('directory', 'board')
  form.set('file', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'photograph.jpg')
  const response = await fetch(url + uploadFile.path, { method: uploadFile.method, headers, body: form })
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: string }
  if (code !== 200) throw new Error(`a photograph was refused with ${code}: ${msg}`)
  return /^\/private\/([0-9a-f]{32})/.exec(data)?.[1] ?? ''
}

function laid(refId: string, place: number): Item {
  return anOwnPicture(refId, {
    x: 10 + (place % 10) * 40,
    y: 12 + Math.floor(place / 10) * 45,
    w: 36,
    h: 36,
    rotation: place % 7 ? 0 : 12,
    z: place,
    mask: place % 4 ? 'rectangle' : 'pinked',
    label: { show: true, fields: ['name'], position: 'below' },
    name: `Photograph ${place}`,
    width: PICTURE_PX,
    height: PICTURE_PX,
  })
}
