import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { listenForQuiet } from './quiet.ts'

let end = () => {}
const server = createServer((_request, response) => {
  end = () => response.end('answered')
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('Quiet is at once where nobody asks, after the answer where somebody does, and in any case soon', async () => {
  const whenQuiet = listenForQuiet(server)
  server.listen(0)
  await once(server, 'listening')
  await whenQuiet()

  const asked = once(server, 'request')
  const answer = fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
  await asked
  // Nobody is answered, and still whoever waits is let through.
  await whenQuiet()

  const order: string[] = []
  const quiet = whenQuiet().then(() => order.push('quiet'))
  end()
  await answer.then((response) => response.text()).then(() => order.push('answered'))
  await quiet
  expect(order).toEqual(['answered', 'quiet'])
})

it('Quiet is not before the answer for whoever need not come to an end', async () => {
  const whenQuiet = listenForQuiet(server, { pauseMs: 1, longestMs: Infinity })
  const whenSoon = listenForQuiet(server, { longestMs: 1 })
  server.listen(0)
  await once(server, 'listening')
  await whenQuiet()

  const asked = once(server, 'request')
  const answer = fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
  await asked
  const order: string[] = []
  const quiet = whenQuiet().then(() => order.push('quiet'))
  await whenSoon().then(() => order.push('soon'))
  end()
  await answer.then((response) => response.text()).then(() => order.push('answered'))
  await quiet
  expect(order).toEqual(['soon', 'answered', 'quiet'])
})
