import fastify from 'fastify'
import { expect, it } from 'vitest'
import { networkOf, noteClients } from './client-network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:0::/56'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:2f00::1', '2001:db8:1:2f00::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['1::2:3:4:5:6:7', '1:0:2:0::/56'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['::', '0:0:0:0::/56'],
  ['1:2:3:4:5:6:7::', '1:2:3:0::/56'],
  ['no address', 'no address'],
])('a client at %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['a proxy that is trusted', '10.0.0.5', '203.0.113.7'],
  ['anybody else', '198.51.100.9', '198.51.100.9'],
])('the address in X-Forwarded-For is believed of a trusted proxy alone: %s', async (_of, remoteAddress, believed) => {
  const app = fastify({ trustProxy: '10.0.0.0/8' })
  noteClients(app)
  app.get('/', async ({ clientAddress }) => clientAddress)
  const { body } = await app.inject({
    url: '/',
    remoteAddress,
    headers: { 'x-forwarded-for': '192.0.2.1, 203.0.113.7' },
  })
  expect(body).toBe(believed)
})
