import { request } from 'node:http'
import type { ClientRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { followShared } from '../../contract/sharing/activity-calls.ts'
import { commentOnShared } from '../../contract/sharing/discussion-calls.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { listTimes, sleepLong } from '../list-times.ts'
import { memoryOf } from '../process-memory.ts'
import { say } from '../say.ts'
import { spreadOf } from '../spread.ts'

export interface Shared {
  url: string
  token: string
}

const GUESTS = 500
const COMMENTS = 20
const SETTLING_MS = 5000

/**
 * Five hundred guests with an open page: their memory, the latency of lists meanwhile, and how soon they hear of a
 * comment.
 */
export async function openGuestFigures(shared: Shared, { pid }: { pid: number }): Promise<Figure[]> {
  say(`Sharing: ${GUESTS} guests with a page open`)
  const alone = spreadOf(await listTimes(shared.url, sleepLong))
  await sleep(SETTLING_MS)
  const before = await megabytesOf(pid)
  const guests = await Promise.all(Array.from({ length: GUESTS }, (_, place) => openGuest(shared, place)))
  await sleep(SETTLING_MS)
  const after = await megabytesOf(pid)
  const beside = spreadOf(await listTimes(shared.url, sleepLong))
  const delays: number[] = []
  for (let count = 0; count < COMMENTS; count += 1) {
    const heard = Promise.all(guests.map((guest) => guest.hear()))
    const began = performance.now()
    await comment(shared, count)
    await heard
    delays.push(performance.now() - began)
  }
  for (const guest of guests) guest.leave()
  return [
    {
      name: `${GUESTS} open guests, memory of the server`,
      unit: 'MB',
      ...(before !== undefined && after !== undefined && { value: after - before }),
      target: { atMost: 80 },
    },
    latencyFigure(`lists while ${GUESTS} guests are open`, beside, { beside: { name: 'without them', spread: alone } }),
    {
      name: `lists while ${GUESTS} guests are open, p95 to that without`,
      value: beside.p95 / alone.p95,
      unit: '',
      target: { atMost: 1.2 },
    },
    latencyFigure(`a comment until the last of ${GUESTS} guests has heard of it`, spreadOf(delays), {
      target: { atMost: 2000 },
    }),
  ]
}

async function megabytesOf(pid: number): Promise<number | undefined> {
  const [server] = (await memoryOf(pid)) ?? []
  return server?.megabytes
}

/** A guest who reads the stream of a link, from an address of their own. */
async function openGuest({ url, token }: Shared, place: number) {
  const { promise: isOpen, resolve: open, reject } = Promise.withResolvers<void>()
  const listeners: (() => void)[] = []
  const headers = {
    'share-token': token,
    'x-forwarded-for': `198.51.${Math.floor(place / 250)}.${(place % 250) + 1}`,
  }
  const stream: ClientRequest = request(url + followShared.path, { headers, agent: false }, (answer) => {
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      if (text.includes('"start"')) open()
      if (text.includes('"discussion"')) for (const tell of listeners.splice(0)) tell()
    })
    answer.on('error', () => undefined)
  })
  stream.on('error', reject)
  stream.end()
  await isOpen
  return {
    hear: () => new Promise<void>((resolve) => listeners.push(resolve)),
    leave: () => stream.destroy(),
  }
}

async function comment({ url, token }: Shared, count: number): Promise<void> {
  const answer = await fetch(url + commentOnShared.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'share-token': token,
      'x-forwarded-for': `203.0.113.${count + 1}`,
    },
    body: JSON.stringify({ name: 'Guest', text: `Comment ${count}` }),
  })
  const { code } = (await answer.json()) as { code: number }
  if (code !== 200) throw new Error(`a comment answered ${code}`)
}
