import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { giveUpSlowReaders } from './slow-readers.ts'

const MEBIBYTE = 1024 * 1024
/** More than all buffers between two processes hold. */
const LARGE = 48 * MEBIBYTE
/** After this time a client must have taken something, if the answer comes in small pieces. */
const PATIENCE_MS = 130_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A client that has asked for a large answer and reads none of it, and the server's end. */
async function ask(answer: () => Readable | Buffer): Promise<{ client: Socket; theirs: Socket }> {
  const server = createServer((_request, response) => {
    const body = answer()
    if (body instanceof Readable) body.pipe(response)
    else response.end(body)
  })
  giveUpSlowReaders(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = once(server, 'connection') as Promise<[Socket]>
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  client.on('error', () => undefined)
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  client.write('GET / HTTP/1.1\r\nHost: quarry\r\n\r\n')
  const [theirs] = await connected
  await expect.poll(() => theirs.writableLength).toBeGreaterThan(0)
  return { client, theirs }
}

/** Reads so many bytes of what comes, and leaves the rest. */
async function take(client: Socket, bytes: number): Promise<void> {
  for (let taken = 0; taken < bytes;) {
    const piece = client.read() as Buffer | null
    if (piece) taken += piece.length
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    else await once(client, 'readable')
  }
}

function* pieces(): Generator<Buffer> {
  for (let bytes = 0; bytes < LARGE; bytes += 64 * 1024) yield Buffer.alloc(64 * 1024)
}

it('an answer in pieces ends if its client takes none of it for two minutes', async () => {
  const { theirs } = await ask(() => Readable.from(pieces()))
  vi.advanceTimersByTime(PATIENCE_MS)
  expect(theirs.destroyed).toBe(true)
})

it('an answer in one piece has time for its length, and ends too', async () => {
  const { theirs } = await ask(() => Buffer.alloc(LARGE))
  vi.advanceTimersByTime(PATIENCE_MS)
  expect(theirs.destroyed).toBe(false)
  vi.advanceTimersByTime((LARGE / 1024) * 1000)
  expect(theirs.destroyed).toBe(true)
})

it('a client that takes a little in each minute gets the whole answer', async () => {
  const { client, theirs } = await ask(() => Readable.from(pieces()))
  const takenOf = ({ bytesWritten, writableLength }: Socket) => bytesWritten - writableLength
  for (let times = 0; times < 3; times += 1) {
    const before = takenOf(theirs)
    /* oxlint-disable no-await-in-loop -- one minute after the other */
    await take(client, LARGE / 6)
    await expect.poll(() => takenOf(theirs) - before).toBeGreaterThan(MEBIBYTE)
    /* oxlint-enable no-await-in-loop */
    vi.advanceTimersByTime(60_000)
    expect(theirs.destroyed).toBe(false)
  }
})

it('a connection on which nothing waits to be sent is left alone', async () => {
  const { client, theirs } = await ask(() => Readable.from(pieces()))
  client.resume()
  await expect.poll(() => theirs.writableLength).toBe(0)
  vi.advanceTimersByTime(10 * PATIENCE_MS)
  expect(theirs.destroyed).toBe(false)
})
