import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LEGACY_PROBLEM } from '../../../contract/legacy.ts'
import { SetupError } from '../setup-error.ts'
import { listen } from './listening.ts'
import { answerWhileStarting } from './starting.ts'

const HERE = '127.0.0.1'
const publicUrl = 'http://localhost'

async function aPortInUse(): Promise<number> {
  const other = createServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  other.listen(0, HERE, resolve)
  await promise
  onTestFinished(() => void other.close())
  return (other.address() as AddressInfo).port
}

describe('an address to listen on', () => {
  it('is reported in one line if it is in use, from the beginning or later', async () => {
    const place = { host: HERE, port: await aPortInUse() }
    const inUse = new SetupError(`Port ${place.port} is in use. Stop what uses it, or set PORT to another.`)
    await expect(answerWhileStarting({ ...place, publicUrl })).rejects.toEqual(inUse)
    await expect(listen(Fastify(), place)).rejects.toEqual(inUse)
  })

  it.each(['no.such.host.invalid', '192.0.2.1'])('is reported in one line if it is not ours: %s', async (host) => {
    const nowhere = new SetupError(`HOST ${host} is no address of this machine.`)
    await expect(answerWhileStarting({ host, port: 0, publicUrl })).rejects.toEqual(nowhere)
  })

  it('is held while the product starts, and then handed over', async () => {
    const { port, leave } = await answerWhileStarting({ host: HERE, port: 0, publicUrl })
    await expect(answerWhileStarting({ host: HERE, port, publicUrl })).rejects.toThrow('is in use')
    leave()
    const app = Fastify()
    onTestFinished(() => app.close())
    expect(await listen(app, { host: HERE, port })).toBe(`http://${HERE}:${port}`)
  })
})

it('behind a load balancer a starting server refuses connections, which are then sent elsewhere', async () => {
  const used = { host: HERE, port: await aPortInUse(), publicUrl, isSilent: true }
  await expect(answerWhileStarting(used)).rejects.toThrow('is in use')
  const { port } = await answerWhileStarting({ host: HERE, port: 0, publicUrl, isSilent: true })
  await expect(fetch(`http://${HERE}:${port}/readyz`)).rejects.toThrow('fetch failed')
  const app = Fastify()
  onTestFinished(() => app.close())
  expect(await listen(app, { host: HERE, port })).toBe(`http://${HERE}:${port}`)
})

describe('while the product starts', () => {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const { port, leave } = await answerWhileStarting({ host: HERE, port: 0, publicUrl })
    onTestFinished(leave)
    return fetch(`http://${HERE}:${port}${path}`, init)
  }

  it.each([
    ['en', 'The server is starting; this continues by itself in a moment.'],
    ['zh-CN', '服务正在启动，稍后将自动继续。'],
  ])('a call gets an envelope with a time to try again, in %s', async (language, msg) => {
    const answer = await ask('/app-api/product/spu/page', { headers: { 'Accept-Language': language } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toEqual({ code: 503, msg, data: { retryAfter: 1, isStarting: true } })
  })

  it('the older client gets its own envelope, whatever it sends', async () => {
    const answer = await ask('/app/login', { method: 'POST', body: 'email=a' })
    expect(await answer.json()).toMatchObject({ code: LEGACY_PROBLEM, msg: expect.stringContaining('starting') })
  })

  it('a page reloads by itself, a picture does not, and nothing is cached', async () => {
    const page = await ask('/brand?brandId=1')
    expect([page.status, page.headers.get('Refresh')]).toEqual([503, '1'])
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const picture = await ask('/images/ab/abc.jpg')
    expect([picture.status, picture.headers.get('Refresh')]).toEqual([503, null])
    expect(picture.headers.get('Cache-Control')).toBe('no-store')
  })

  it('health checks report that the server is alive and not ready', async () => {
    const statuses = await Promise.all(['/healthz', '/readyz'].map(async (path) => (await ask(path)).status))
    expect(statuses).toEqual([200, 503])
  })
})
