import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startBalancer } from './balancer.ts'

it('takes a server out after two failed looks in a row, and back after one that succeeds', async () => {
  const answers = [200, 503, 200, 503, 503, 200, 200]
  const balancer = await startBalancer()
  onTestFinished(balancer.close)
  const { promise, resolve } = Promise.withResolvers<number[]>()
  // What the looks before this one made of it.
  const ready: number[] = []
  const server = createServer((_request, response) => {
    ready.push(balancer.ready().length)
    response.writeHead(answers[ready.length - 1] ?? 200).end()
    if (ready.length === answers.length) resolve(ready)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  balancer.add(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect((await promise).slice(0, answers.length)).toEqual([0, 1, 1, 1, 1, 0, 1])
})
