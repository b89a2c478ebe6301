import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchByImage } from '../contract/image-search.ts'
import { getBrandList } from '../contract/lookups.ts'
import { uploadFile } from '../contract/uploads.ts'
import { AnswerError, call, TransportError } from './api.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answerWith(body: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

const failureOf = (body: string, status?: number): Promise<unknown> => {
  answerWith(body, status)
  return call(getBrandList, {}).catch((error: unknown) => error)
}

test.each(['200', '0', '"200"', '"0"', 'null', '""'])('§8: a code of %s is success', async (code) => {
  answerWith(`{"code":${code},"msg":"","data":[]}`)
  expect(await call(getBrandList, {})).toEqual([])
})

test('§8: a missing code is 200', async () => {
  answerWith('{"data":[]}')
  expect(await call(getBrandList, {})).toEqual([])
})

test.each([
  ['500', 500],
  ['"500"', 500],
  ['1008006000', 1_008_006_000],
  ['"broken"', Number.NaN],
  ['{}', Number.NaN],
])('§8: a code of %s is a refusal with its msg', async (written, code) => {
  const error = await failureOf(`{"code":${written},"msg":" No. ","data":null}`)
  expect(error).toBeInstanceOf(AnswerError)
  expect(error).toMatchObject({ code, message: 'No.' })
})

test.each(['{"code":404}', '{"code":404,"msg":null}', '{"code":404,"msg":{}}'])(
  'a msg may be missing: %s',
  async (body) => {
    expect(await failureOf(body)).toMatchObject({ code: 404, message: '' })
  },
)

test.each(['<!doctype html><p>Hello', '{"code":200,"data"', '', 'null', '[]', '"200"', '200'])(
  '§8: %j is no answer, whatever its status says',
  async (body) => {
    const error = await failureOf(body)
    expect(error).toBeInstanceOf(TransportError)
    expect(error).toMatchObject({ status: 'unreadable' })
  },
)

test.each([401, 404, 418, 500, 503])('§8: an HTTP status of %s is a transport failure', async (status) => {
  expect(await failureOf('{"code":200,"data":[]}', status)).toMatchObject({ status })
})

test('no connection, and one that breaks off within the answer, are the network’s', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fail)
  expect(await call(getBrandList, {}).catch((error: unknown) => error)).toMatchObject({ status: 'network' })
  vi.stubGlobal('fetch', async () => ({ ok: true, json: fail }))
  expect(await call(getBrandList, {}).catch((error: unknown) => error)).toMatchObject({ status: 'network' })
})

test('§9: a request is given up after 30000 ms', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  vi.stubGlobal('fetch', neverAnswer)
  const answer = call(getBrandList, {}, { signal: new AbortController().signal }).catch((error: unknown) => error)
  expect(timeout).toHaveBeenCalledWith(30_000)
  clock.abort(new DOMException('too long', 'TimeoutError'))
  expect(await answer).toMatchObject({ status: 'timeout' })
})

test('a call that its caller gives up is no transport failure', async () => {
  const caller = new AbortController()
  vi.stubGlobal('fetch', neverAnswer)
  const answer = call(getBrandList, {}, { signal: caller.signal }).catch((error: unknown) => error)
  caller.abort()
  expect(await answer).toMatchObject({ name: 'AbortError' })
})

test('§7: GET requests carry the tenant, the language and no-cache headers', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"data":[]}'))
  vi.stubGlobal('fetch', fetch)
  await call(getBrandList, {})
  const request = new Request('http://quarry.test', fetch.mock.calls[0]?.[1])
  expect(Object.fromEntries(request.headers)).toMatchObject({
    'tenant-id': '1',
    'accept-language': 'en',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
  })
})

test('each call names itself, so that what a person reports is found in the log', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"data":[]}'))
  vi.stubGlobal('fetch', fetch)
  await Promise.all([call(getBrandList, {}), call(getBrandList, {})])
  const ids = fetch.mock.calls.map(([, init]) => new Request('http://quarry.test', init).headers.get('x-request-id'))
  expect(ids).toEqual([expect.stringMatching(/^[\da-z]+$/), expect.stringMatching(/^[\da-z]+$/)])
  expect(ids[0]).not.toBe(ids[1])
})

test('a file is sent in a form, after the fields, and the browser writes its content type', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ code: 200, msg: '', data: '/images/ab12' }))
  vi.stubGlobal('fetch', fetch)
  const file = new Blob(['pixels'], { type: 'image/webp' })
  expect(await call(uploadFile, { directory: 'avatar' }, { file })).toBe('/images/ab12')
  const request = new Request('http://quarry.test', fetch.mock.calls[0]?.[1])
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(request.headers.get('tenant-id')).toBe('1')
  const fields = [...(await request.formData())]
  expect(fields.map(([name]) => name)).toEqual(['directory', 'file'])
  const sent = fields[1]?.[1] as File
  expect([fields[0]?.[1], sent.type, await sent.text()]).toEqual(['avatar', 'image/webp', 'pixels'])
})

test('the fields of a form are written as those of a query, and one that is left out is not sent', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ code: 200, msg: '', data: null }))
  vi.stubGlobal('fetch', fetch)
  const region = JSON.stringify({ x: 0, y: 0.5, w: 1, h: 0.5 })
  const attrs = { 12: ['oak', 'ash'], 7: ['a,b'] }
  await call(searchByImage, { brandId: ['4', '7'], attrs, region, colorWeight: 0.2, keyword: undefined })
  const request = new Request('http://quarry.test', fetch.mock.calls[0]?.[1])
  expect(Object.fromEntries(await request.formData())).toEqual({
    brandId: '4,7',
    'attrs.12': 'oak,ash',
    'attrs.7[0]': 'a,b',
    region,
    colorWeight: '0.2',
  })
})

test('a file on its way is given up with its call', async () => {
  const caller = new AbortController()
  vi.stubGlobal('fetch', neverAnswer)
  const options = { signal: caller.signal, file: new Blob(['pixels']) }
  const answer = call(uploadFile, { directory: 'avatar' }, options).catch((error: unknown) => error)
  caller.abort()
  expect(await answer).toMatchObject({ name: 'AbortError' })
})

function neverAnswer(_address: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
