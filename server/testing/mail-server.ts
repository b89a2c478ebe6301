import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  /** As `SMTP_URL`. */
  url: string
  /** The received mails with their recipients, the oldest first. */
  mails: (Email & { recipients: string[] })[]
  /** Ends every connection, as a restarted server does. */
  dropConnections(): void
  close(): Promise<void>
}

/** Starts a real SMTP server in this process. It accepts every mail, unless its options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Does not wait for connections that a client keeps open.
    closeTimeout: 1,
    onData(stream, session, done) {
      void (async () => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of stream) chunks.push(chunk as Buffer)
          const email = await PostalMime.parse(Buffer.concat(chunks))
          mails.push({ ...email, recipients: session.envelope.rcptTo.map(({ address }) => address) })
          done()
        } catch (error) {
          done(error as Error)
        }
      })()
    },
    ...options,
  })
  // A client that is killed while it sends resets its connection: the mail does not count, and the server goes on.
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const { promise: isClosed, resolve } = Promise.withResolvers<void>()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    dropConnections() {
      for (const socket of sockets) socket.destroy()
    },
    close() {
      server.close(() => resolve())
      return isClosed
    },
  }
}

/** Starts a server that answers in any way, or not at all. */
export async function startStrangeServer(
  answer: (socket: Socket) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    answer(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
