import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { countConnections } from './count-connections.ts'

async function listenWith(limits: Parameters<typeof countConnections>[1]): Promise<FastifyInstance> {
  const app = fastify()
  app.get('/', async () => 'here')
  countConnections(app, limits)
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return app
}

/** Opens a connection and asks; tells whether there was an answer. On Linux all of 127.0.0.0/8 is this machine. */
async function ask(
  { server }: FastifyInstance,
  localAddress?: string,
): Promise<{ socket: Socket; isAnswered: boolean }> {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: quarry\r\n\r\n')
  const isAnswered = await Promise.race([
    once(socket, 'data').then(() => true),
    new Promise<boolean>((resolve) => socket.once('close', () => resolve(false))),
  ])
  return { socket, isAnswered }
}

it.each([
  ['in all', { isBehindProxy: true, most: 2, mostEach: 1 }],
  ['of one client', { isBehindProxy: false, most: 10, mostEach: 2 }],
])('connections beyond the limit %s are closed, and there is room again once one has ended', async (_of, limits) => {
  const app = await listenWith(limits)
  const [one, other, third] = [await ask(app), await ask(app), await ask(app)]
  expect([one, other, third].map(({ isAnswered }) => isAnswered)).toEqual([true, true, false])
  one.socket.destroy()
  await expect.poll(async () => (await ask(app)).isAnswered).toBe(true)
})

it.runIf(process.platform === 'linux')(
  'where all connections are taken, the client with the most loses its oldest to another',
  async () => {
    const app = await listenWith({ isBehindProxy: false, most: 4, mostEach: 4 })
    const crowd: Awaited<ReturnType<typeof ask>>[] = []
    for (let index = 0; index < 4; index++) crowd.push(await ask(app, '127.0.0.9'))
    expect(crowd.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true, true])
    expect((await ask(app, '127.0.0.1')).isAnswered).toBe(true)
    await expect.poll(() => crowd.map(({ socket }) => socket.destroyed)).toEqual([true, false, false, false])
    expect((await ask(app, '127.0.0.9')).isAnswered).toBe(false)
  },
)
