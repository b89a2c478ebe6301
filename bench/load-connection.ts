import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

/** One kept connection that reads no more of HTTP than it must, so that the client takes little of the machine. */
export interface LoadConnection {
  /** Asks and waits for the whole answer. Throws where it is no success. */
  ask(path: string): Promise<void>
  close(): void
}

export async function openLoadConnection(url: string): Promise<LoadConnection> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let received: Buffer = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<void> | undefined
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  socket.on('data', (part: Buffer) => {
    received = received.length ? Buffer.concat([received, part]) : part
    if (!isWhole(received)) return
    const isSuccess = received.includes('{"code":200,')
    received = Buffer.alloc(0)
    if (isSuccess) waiting?.resolve()
    else waiting?.reject(new Error('the server answered a problem'))
  })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    ask(path) {
      waiting = Promise.withResolvers<void>()
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
  if (!length) throw new Error('an answer without its length')
  return received.length >= headLength + HEAD_END.length + Number(length)
}
