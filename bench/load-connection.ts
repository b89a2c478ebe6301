import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
/** Whoever waits longer has no answer. */
const LONGEST_MS = 15_000

/** One keep-alive connection with a minimal HTTP parser, so that the load client takes little processor time. */
export interface LoadConnection {
  /** Sends a request and reads the whole answer; undefined for 429 and 503. Throws for any other refusal. */
  ask(path: string, more?: LoadRequest): Promise<Buffer | undefined>
  close(): void
}

/** What a request has besides its path. */
interface LoadRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** `from` is a local address of this machine, by which the server tells clients apart. */
export async function openLoadConnection(url: string, from?: string): Promise<LoadConnection> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, ...(from && { localAddress: from }) })
  let received: Buffer = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<Buffer | undefined> | undefined
  socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error(`no answer within ${LONGEST_MS / 1000} s`)))
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  socket.on('data', (part: Buffer) => {
    received = received.length ? Buffer.concat([received, part]) : part
    if (!isWhole(received)) return
    const success = readSuccess(received)
    if (success === undefined) waiting?.reject(new Error(`the server answered ${received.toString('utf8', 0, 900)}`))
    else waiting?.resolve(success ? received : undefined)
    received = Buffer.alloc(0)
  })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    async ask(path, { method = 'GET', headers = {}, body = '' } = {}) {
      if (socket.destroyed) throw new Error('the server closed the connection')
      waiting = Promise.withResolvers<Buffer | undefined>()
      const all = { Host: host, ...headers, ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }) }
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

/** Undefined if the answer is neither a success nor a refusal as overload. */
function readSuccess(answer: Buffer): boolean | undefined {
  const body = answer.subarray(answer.indexOf(HEAD_END) + HEAD_END.length)
  if (body.includes('{"code":200,') || body.includes('{"openapi":') || answer.includes('\r\ncontent-type: image/'))
    return true
  const isRefused = /^\{"code":(?:503|429),/.test(body.toString('latin1', 0, 16))
  return isRefused || /^HTTP\/1.1 (?:503|429) /.test(answer.toString('latin1', 0, 16)) ? false : undefined
}

function isWhole(received: Buffer): boolean {
  const headLength = received.indexOf(HEAD_END)
  if (headLength < 0) return false
  const length = /^content-length: (\d+)/im.exec(received.toString('latin1', 0, headLength))?.[1]
  if (!length) throw new Error('an answer has no content-length')
  return received.length >= headLength + HEAD_END.length + Number(length)
}
