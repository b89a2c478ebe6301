import { connect } from 'node:net'
import type { Client } from 'pg'

/** The length and code of a CancelRequest (PostgreSQL, "Message Formats"). */
const LENGTH = 16
const CODE = 80_877_102

/** Asks PostgreSQL to cancel what a connection waits for. There is no answer; the connection gets one. */
export function cancelRequest(client: Client): void {
  const { host, port, processID, secretKey } = client as Client & { processID: number | null; secretKey: number | null }
  if (processID === null || secretKey === null) return
  const message = Buffer.alloc(LENGTH)
  for (const [place, value] of [LENGTH, CODE, processID, secretKey].entries())
    message.writeInt32BE(value | 0, place * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.unref().on('error', () => undefined)
  socket.end(message)
}
