import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { route } from './serve.ts'

const note = endpoint({
  method: 'GET',
  path: '/app-api/test/note',
  access: 'public',
  summary: 'Notes who calls',
  input: z.object({}),
  output: z.literal(true),
})

// Without an address PostgreSQL rejects the count, and all clients that have gone would share one count.
it('does nothing for a client that has gone before its address is known', async () => {
  const quarry = await createTestApp()
  const { app } = quarry
  const addresses: unknown[] = []
  const answers: unknown[] = []
  route(app, note, async (_request, { clientAddress }): Promise<true> => {
    addresses.push(clientAddress)
    return true
  })
  app.addHook('onSend', async (_request, _reply, payload) => void answers.push(payload))
  app.server.prependListener('request', ({ socket }) => socket.destroy())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  client.write(`GET ${note.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  await expect.poll(() => answers).toEqual([expect.stringContaining('503')])
  expect(addresses).toEqual([])
  await quarry.close()
})
