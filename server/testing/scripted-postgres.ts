import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

/** How a session ends: PostgreSQL says so and closes, the connection is reset, or nothing more comes. */
export type Ending = 'FATAL' | 'reset' | 'silence'

export const ENDINGS: readonly Ending[] = ['FATAL', 'reset', 'silence']

/** When: after so many messages of the server, on whichever connection; in one packet with the last of them, or in the next. */
export interface Moment {
  after: number
  isTogether: boolean
}

/** A server that speaks PostgreSQL's protocol and knows no SQL. It ends one session, and serves all others. */
export interface ScriptedPostgres {
  port: number
  /** The messages that were sent, by name. */
  said: string[]
  /** Whether the session was ended. */
  hasEnded(): boolean
  close(): Promise<void>
}

const START = 196_608
const SSL_REQUEST = 80_877_103
const [TEXT, BOOLEAN] = [25, 16]

export async function startScriptedPostgres(ending?: Ending, moment?: Moment): Promise<ScriptedPostgres> {
  const sockets = new Set<Socket>()
  const said: string[] = []
  let isOver = !ending

  const server = createServer((socket) => {
    let isSilent = false
    let rest: Buffer = Buffer.alloc(0)
    sockets.add(socket)
    socket.setNoDelay()
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    end([])
    const read = converse(say, () => isSilent || socket.end())
    socket.on('data', (bytes: Buffer) => {
      rest = isSilent ? Buffer.alloc(0) : read(Buffer.concat([rest, bytes]))
    })

    /** Sends messages, each with its name; the moment may be in their midst. */
    function say(messages: [string, Buffer][]): void {
      const packet: Buffer[] = []
      for (const [name, message] of messages) {
        if (isSilent) return
        said.push(name)
        packet.push(message)
        end(packet)
      }
      if (!isSilent) socket.write(Buffer.concat(packet))
    }

    function end(packet: Buffer[]): void {
      if (isOver || said.length !== moment?.after) return
      isOver = true
      isSilent = true
      const last = () => {
        if (ending === 'FATAL') socket.end(moment.isTogether ? '' : fatal())
        if (ending === 'reset') socket.resetAndDestroy()
      }
      const whole = Buffer.concat([...packet, ...(ending === 'FATAL' && moment.isTogether ? [fatal()] : [])])
      if (moment.isTogether && whole.length > 0) socket.write(whole, last)
      else if (whole.length > 0) socket.write(whole, () => setImmediate(last))
      else last()
    }
  })
  return {
    port: await listenAtNewPort(server),
    said,
    hasEnded: () => isOver,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const ports = new Set<number>()

/** Listens at a port that no server here had before: what was found out about a host is remembered by its name and port. */
async function listenAtNewPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  if (ports.has(port)) {
    server.close()
    await once(server, 'close')
    return listenAtNewPort(server)
  }
  ports.add(port)
  return port
}

type Say = (messages: [string, Buffer][]) => void

/** Reads what a client sends, answers whole messages, and returns the rest. */
function converse(say: Say, leave: () => unknown): (bytes: Buffer) => Buffer {
  let isStarted = false
  let statement = ''
  let pending: [string, Buffer][] = []
  return (given) => {
    let bytes = given
    for (;;) {
      const head = isStarted ? 1 : 0
      if (bytes.length < head + 4) return bytes
      const length = bytes.readInt32BE(head) + head
      if (bytes.length < length) return bytes
      const body = bytes.subarray(head + 4, length)
      if (isStarted) hear(String.fromCharCode(bytes[0] ?? 0), body)
      else begin(body.readInt32BE(0))
      bytes = bytes.subarray(length)
    }
  }

  function begin(code: number): void {
    if (code === SSL_REQUEST) return say([['no SSL', Buffer.from('N')]])
    // A CancelRequest has no answer.
    if (code !== START) return void leave()
    isStarted = true
    say([['AuthenticationCleartextPassword', message('R', integer(3))]])
  }

  function hear(kind: string, body: Buffer): void {
    if (kind === 'p') say([['AuthenticationOk', message('R', integer(0))], ...STARTED, READY])
    if (kind === 'Q')
      say([...answerTo(textIn(body, 0)), ...(/^COPY .* FROM STDIN/.test(textIn(body, 0)) ? [] : [READY])])
    if (kind === 'P') {
      statement = textIn(body, body.indexOf(0) + 1)
      pending.push(['ParseComplete', message('1')])
    }
    if (kind === 'B') pending.push(['BindComplete', message('2')])
    if (kind === 'E') pending.push(...answerTo(statement))
    if (kind === 'S') {
      say([...pending, READY])
      pending = []
    }
    if (kind === 'c') say([['CommandComplete', message('C', text('COPY 1'))], READY])
    if (kind === 'X') {
      say([['(end)', Buffer.alloc(0)]])
      leave()
    }
  }
}

const READY: [string, Buffer] = ['ReadyForQuery', message('Z', Buffer.from('I'))]
const STARTED: [string, Buffer][] = [
  ['ParameterStatus', message('S', text('in_hot_standby'), text('off'))],
  ['BackendKeyData', message('K', integer(7), integer(8))],
]

/** One row for whatever returns some: columns by the names that the statement gives them. */
function answerTo(statement: string): [string, Buffer][] {
  const [command = ''] = /\w+/.exec(statement) ?? []
  const complete: [string, Buffer] = ['CommandComplete', message('C', text(`${command} 1`))]
  if (/^COPY .* FROM STDIN/.test(statement)) return [['CopyInResponse', message('G', Buffer.from([0, 0, 0]))]]
  if (command === 'COPY')
    return [
      ['CopyOutResponse', message('H', Buffer.from([0, 0, 0]))],
      ...['1\n', '2\n'].map((row): [string, Buffer] => ['CopyData', message('d', Buffer.from(row))]),
      ['CopyDone', message('c')],
      complete,
    ]
  if (command !== 'SELECT') return [complete]
  const names = [...statement.matchAll(/\bAS (\w+)/g)].map(([, name = '']) => name)
  const fields = names.map(
    (name) =>
    Buffer.concat([text(name), integer(0), short(0), integer(/^(is_|held)/.test(name) ? BOOLEAN : TEXT), short(-1), integer(-1), short(0)]), // prettier-ignore
  )
  const values = names.map((name) => (/^(is_|held)/.test(name) ? 't' : '00000001'))
  return [
    ['RowDescription', message('T', short(names.length), ...fields)],
    ['DataRow', message('D', short(names.length), ...values.flatMap((value) => [integer(value.length), Buffer.from(value)]))], // prettier-ignore
    complete,
  ]
}

function fatal(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P01', 'Mterminating connection due to administrator command']
  return message('E', ...fields.map(text), Buffer.alloc(1))
}

function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), integer(body.length + 4), body])
}

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`)
}

function textIn(bytes: Buffer, from: number): string {
  return bytes.toString('utf8', from, bytes.indexOf(0, from))
}
