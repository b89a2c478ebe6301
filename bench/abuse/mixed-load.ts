import { setTimeout as sleep } from 'node:timers/promises'
import { getProductDetail } from '../../contract/catalogue.ts'
import { exportItems } from '../../contract/favourites.ts'
import { searchByImage } from '../../contract/image-search.ts'
import { signInByPassword } from '../../contract/members.ts'
import type { KnownSku } from '../finding/known-skus.ts'
import { drawQuestion, pagePath } from '../finding/question.ts'
import type { Random } from '../generator/random.ts'

const PAUSE_MS = 20
const SLOW_PAUSE_MS = 250
const NARROWEST = 40
const WIDEST = 1600

export interface Asked {
  url: string
  random: Random
  skus: KnownSku[]
  /** Keys of catalogue pictures. */
  pictures: string[]
  /** The member who searches and exports. */
  member: { email: string; headers: Record<string, string>; folderId: string }
  /** The members who sign in. */
  others: { emails: string[]; password: string }
}

/** By kind of call, how many were made and how many were refused or failed. */
export type Counts = Record<string, { made: number; refused: number }>

/** The load of a busy day, all at once: lists, details, pictures in new widths, searches, exports, sign-ins. */
export async function loadMixed(asked: Asked, seconds: number): Promise<Counts> {
  const until = performance.now() + seconds * 1000
  const counts: Counts = {}
  const kinds: [string, number, () => Promise<boolean>][] = [
    ['lists', PAUSE_MS, async () => get(asked, pagePath(drawQuestion(asked.random, asked.skus)))],
    ['details', PAUSE_MS, async () => get(asked, `${getProductDetail.path}?skuId=${asked.random.pick(asked.skus).id}`)],
    ['pictures', PAUSE_MS, async () => get(asked, pictureOf(asked))],
    ['more pictures', PAUSE_MS, async () => get(asked, pictureOf(asked))],
    ['searches by picture', SLOW_PAUSE_MS, async () => search(asked)],
    ['exports', SLOW_PAUSE_MS, async () => get(asked, exportOf(asked))],
    ['sign-ins', SLOW_PAUSE_MS, async () => signInAgain(asked)],
  ]
  await Promise.all(
    kinds.map(async ([name, pause, ask]) => {
      const count = (counts[name] = { made: 0, refused: 0 })
      for (; performance.now() < until; await sleep(pause)) {
        count.made += 1
        if (!(await ask())) count.refused += 1
      }
    }),
  )
  return counts
}

function pictureOf({ random, pictures }: Asked): string {
  return `/images/${random.pick(pictures)}?width=${random.between(NARROWEST, WIDEST)}`
}

function exportOf({ member }: Asked): string {
  return `${exportItems.path}?favoritesId=${member.folderId}&format=xlsx&language=en`
}

async function search(asked: Asked): Promise<boolean> {
  const picture = await fetch(asked.url + pictureOf(asked))
  const body = new FormData()
  body.set('pageSize', '10')
  body.set('file', await picture.blob(), 'photograph.webp')
  return post(asked, searchByImage.path, { headers: asked.member.headers, body })
}

async function signInAgain(asked: Asked): Promise<boolean> {
  const { random, others } = asked
  const body = JSON.stringify({ email: random.pick(others.emails), password: others.password })
  const headers = { 'content-type': 'application/json' }
  return post(asked, signInByPassword.path, { headers, body })
}

async function get({ url, member }: Asked, path: string): Promise<boolean> {
  return isAnswered(await fetch(url + path, { headers: member.headers }))
}

async function post({ url }: Asked, path: string, init: RequestInit): Promise<boolean> {
  return isAnswered(await fetch(url + path, { method: 'POST', ...init }))
}

/** Reads the answer to its end, as a client would. */
async function isAnswered(response: Response): Promise<boolean> {
  const isEnvelope = response.headers.get('content-type')?.includes('json')
  if (!isEnvelope) return (await response.arrayBuffer()).byteLength > 0 && response.ok
  return ((await response.json()) as { code: number }).code === 200
}
