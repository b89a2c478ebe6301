import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Envelope } from '../../contract/endpoint.ts'
import { searchByImage } from '../../contract/image-search.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { flatPng, RGBA } from '../../server/testing/hostile-pictures.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure, short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { listTimes } from '../list-times.ts'
import { makeMembers, signIn } from '../members.ts'
import { memoryOf, totalMegabytes } from '../process-memory.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import type { Scratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const SKUS = 1000
const LOOKED_EVERY_MS = 50
const REST_MS = 5000
const SMALL_SAMPLES = 40
const WARM_UP = 5

/** Sends a picture for a member, by one of the calls that take pictures. */
type Send = (picture: Uint8Array<ArrayBuffer>) => Promise<number>

/** What pictures cost that are made to decode slowly, beside pictures of our own page. */
export async function measureHostilePictures(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(SKUS), async (scratch) => {
    const [email = ''] = await makeMembers(scratch.db, 1)
    const { accessToken } = await signIn(scratch.server.url, email)
    const calls = { search: searchByImage.path, upload: uploadFile.path }
    const figures: Figure[] = []
    for (const [call, path] of Object.entries(calls)) {
      const send = sender(scratch.server.url + path, accessToken)
      figures.push(await smallFigure(call, send))
      for (const [name, picture] of Object.entries(await hostilePictures()))
        figures.push(...(await hostileFigures(scratch, `${call} of ${name}`, () => send(picture))))
    }
    return figures
  })
}

async function hostilePictures(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const background = { r: 90, g: 120, b: 60, alpha: 0.5 }
  const wide = (height: number) => sharp({ create: { width: 16_000, height, channels: 4 as const, background } })
  const [avif, jpeg] = await Promise.all([
    wide(999).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
    wide(3100).flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ])
  return {
    'a PNG of 50,000,000 × 1': flatPng(50_000_000, 1, RGBA),
    'an AVIF of 16 megapixels': Uint8Array.from(avif),
    'a progressive JPEG of 49.6 megapixels': Uint8Array.from(jpeg),
  }
}

async function hostileFigures({ server }: Scratch, name: string, send: () => Promise<number>): Promise<Figure[]> {
  say(`Hostile pictures: ${name}`)
  const before = await megabytesOf(server.pid)
  const all = await watchPeak(server.pid, async () => {
    let [code, ms] = [0, 0]
    const lists = await listTimes(server.url, async () => {
      ms = await timed(async () => (code = await send()))
    })
    return { code, ms, lists }
  })
  await sleep(REST_MS)
  const after = await megabytesOf(server.pid)
  const { code, ms, lists } = all.result
  const note = `answered ${code}; lists meanwhile p95 ${short(spreadOf(lists).p95)} ms`
  return [
    { name: `${name}, until the answer`, value: ms / 1000, unit: 's', note },
    {
      name: `${name}, more memory at its peak`,
      value: all.peak - before,
      unit: 'MB',
      note: `of all processes (PSS); ${REST_MS / 1000} s later ${short(after - before)} MB more than before`,
    },
  ]
}

async function megabytesOf(pid: number): Promise<number> {
  return totalMegabytes((await memoryOf(pid)) ?? [])
}

async function watchPeak<Result>(pid: number, work: () => Promise<Result>): Promise<{ result: Result; peak: number }> {
  const state = { isOver: false, peak: 0 }
  const watching = (async () => {
    while (!state.isOver) {
      state.peak = Math.max(state.peak, await megabytesOf(pid))
      await sleep(LOOKED_EVERY_MS)
    }
  })()
  const result = await work().finally(() => (state.isOver = true))
  await watching
  return { result, peak: state.peak }
}

async function smallFigure(call: string, send: Send): Promise<Figure> {
  const times: number[] = []
  for (let sample = -WARM_UP; sample < SMALL_SAMPLES; sample += 1) {
    // Each picture is new, since known ones are answered from the cache.
    const picture = await pagePicture(sample)
    const time = await timed(() => send(picture))
    if (sample >= 0) times.push(time)
  }
  return latencyFigure(`${call} of a JPEG as our page sends it, 0.2 MB`, spreadOf(times))
}

async function pagePicture(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128 + seed, sigma: 18 }
  const drawn = sharp({ create: { width: 1024, height: 768, channels: 3, background: '#888888', noise } })
  return Uint8Array.from(await drawn.jpeg({ quality: 82 }).toBuffer())
}

function sender(address: string, accessToken: string): Send {
  return async (picture) => {
    const body = new FormData()
    body.set('directory', 'board')
    body.set('file', new Blob([picture]), 'picture')
    const headers = { authorization: `Bearer ${accessToken}` }
    const response = await fetch(address, { method: 'POST', headers, body })
    return ((await response.json()) as Envelope<unknown>).code
  }
}
