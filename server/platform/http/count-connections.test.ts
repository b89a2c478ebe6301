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

/** Opens a connection and asks; tells whether there was an answer. */
async function ask({ server }: FastifyInstance): Promise<{ socket: Socket; isAnswered: boolean }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
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
