import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { listenForQuiet, noteLive } from './quiet.ts'

let end = () => {}
/** The answer is out; when its client has read it says nothing of the server. */
let closed: Promise<unknown> = Promise.resolve()
let begin = () => {}
const server = createServer((_request, response) => {
  end = () => response.end('answered')
  closed = once(response, 'close')
  begin = () => noteLive(response.writeHead(200))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('Quiet comes at once without requests, after the answer with one, and in any case soon', async () => {
  const whenQuiet = listenForQuiet(server)
  server.listen(0)
  await once(server, 'listening')
  await whenQuiet()

  const asked = once(server, 'request')
  const answer = fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
  await asked
  // A request is still open, and the wait ends all the same.
  await whenQuiet()

  const order: string[] = []
  const quiet = whenQuiet().then(() => order.push('quiet'))
  end()
  await closed.then(() => order.push('answered'))
  await quiet
  await answer
  expect(order).toEqual(['answered', 'quiet'])
})

it('Without a time limit, quiet comes only after the answer', async () => {
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
  await closed.then(() => order.push('answered'))
  await quiet
  await answer
  expect(order).toEqual(['soon', 'answered', 'quiet'])
})

it('A stream of live news stands in nobody’s way, and its end changes nothing', async () => {
  const whenQuiet = listenForQuiet(server, { pauseMs: 1, longestMs: Infinity })
  server.listen(0)
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const ask = async () => {
    const asked = once(server, 'request')
    const answer = fetch(address).then((response) => response.text())
    await asked
    return { answer, end, closed }
  }
  const stream = await ask()
  begin()
  await whenQuiet()

  const call = await ask()
  stream.end()
  await stream.answer
  const order: string[] = []
  const quiet = whenQuiet().then(() => order.push('quiet'))
  call.end()
  await call.closed.then(() => order.push('answered'))
  await quiet
  await call.answer
  expect(order).toEqual(['answered', 'quiet'])
})
