import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { listen, requireFreePort } from './listening.ts'

const HERE = '127.0.0.1'

async function aPortInUse(): Promise<number> {
  const other = createServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  other.listen(0, HERE, resolve)
  await promise
  onTestFinished(() => void other.close())
  return (other.address() as AddressInfo).port
}

describe('a place to listen on', () => {
  it('is told in one line where something else has it, looked at beforehand or taken meanwhile', async () => {
    const place = { host: HERE, port: await aPortInUse() }
    const inUse = new SetupError(`Port ${place.port} is in use. Stop what uses it, or set PORT to another.`)
    await expect(requireFreePort(place)).rejects.toEqual(inUse)
    await expect(listen(Fastify(), place)).rejects.toEqual(inUse)
  })

  it.each(['no.such.host.invalid', '192.0.2.1'])('is told in one line where it is none of ours: %s', async (host) => {
    const nowhere = new SetupError(`HOST ${host} is no address of this machine.`)
    await expect(requireFreePort({ host, port: 0 })).rejects.toEqual(nowhere)
  })

  it('is left free by who only looked', async () => {
    await requireFreePort({ host: HERE, port: 0 })
    const app = Fastify()
    onTestFinished(() => app.close())
    expect(await listen(app, { host: HERE, port: 0 })).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })
})
