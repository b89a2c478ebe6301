import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

/** One keep-alive connection with a minimal HTTP parser, so that the load client takes little processor time. */
export interface LoadConnection {
  /** Sends a request and reads the whole answer: true for success, false for 429 and 503. Throws otherwise. */
  ask(path: string): Promise<boolean>
  close(): void
}

/** `from` is a local address of this machine, by which the server tells clients apart. */
export async function openLoadConnection(url: string, from?: string): Promise<LoadConnection> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, ...(from && { localAddress: from }) })
  let received: Buffer = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<boolean> | undefined
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  socket.on('data', (part: Buffer) => {
    received = received.length ? Buffer.concat([received, part]) : part
    if (!isWhole(received)) return
    const body = received.subarray(received.indexOf(HEAD_END) + HEAD_END.length)
    received = Buffer.alloc(0)
    if (body.includes('{"code":200,')) waiting?.resolve(true)
    else if (/^\{"code":(?:503|429),/.test(body.toString('latin1', 0, 16))) waiting?.resolve(false)
    else waiting?.reject(new Error(`the server answered ${body.toString('utf8', 0, 200)}`))
  })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    ask(path) {
      waiting = Promise.withResolvers<boolean>()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

function isWhole(received: Buffer): boolean {
  const headLength = received.indexOf(HEAD_END)
  if (headLength < 0) return false
  const length = /^content-length: (\d+)/im.exec(received.toString('latin1', 0, headLength))?.[1]
  if (!length) throw new Error('an answer has no content-length')
  return received.length >= headLength + HEAD_END.length + Number(length)
}
