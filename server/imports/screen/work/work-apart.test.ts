import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { workApart } from './work-apart.ts'

/** Two processes start, which takes long on a busy machine. */
const PATIENT = { interval: 20 }

/** PostgreSQL's AuthenticationOk and ReadyForQuery; queries after it get no answer. */
const WELCOME = Buffer.from('5200000008000000005a0000000549', 'hex')

/** A server that has an upload read in a separate process, with a database that accepts connections and answers nothing. */
const serverOn = (port: number) => `
  import { workApart } from ${JSON.stringify(new URL('./work-apart.ts', import.meta.url).href)}
  const connection = { host: '127.0.0.1', port: ${port}, user: 'u', password: 'p', database: 'd', max: 1 }
  const order = { connection, storage: { dataDir: '/nowhere', to: undefined, from: undefined }, importsFolder: '/nowhere' }
  const context = { signal: new AbortController().signal, report: () => undefined }
  await workApart(order, { work: 'read', id: '1', memberId: '1' }, context)
`

const NOWHERE = { storage: { dataDir: '/nowhere', to: undefined, from: undefined }, importsFolder: '/nowhere' }

it('a reading that is asked to end ends, whatever it waits for', async () => {
  const database = createServer((socket) => void socket.on('error', () => undefined).resume())
  await once(database.listen(0, '127.0.0.1'), 'listening')
  const connection = { host: '127.0.0.1', port: (database.address() as AddressInfo).port, user: 'u', password: 'p', database: 'd' } // prettier-ignore
  const asked = new AbortController()
  database.once('connection', () => asked.abort('end'))
  try {
    const context = { signal: asked.signal, report: () => undefined }
    expect(await workApart({ ...NOWHERE, connection }, { work: 'read', id: '1', memberId: '1' }, context)).toBe('done')
  } finally {
    database.close()
  }
})

it('the process of an import ends with its server, even if that is killed', async () => {
  const sockets: Socket[] = []
  const database = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined).resume())
    socket.once('data', () => socket.write(WELCOME))
  })
  await once(database.listen(0, '127.0.0.1'), 'listening')
  const { port } = database.address() as AddressInfo
  const server = spawn(process.execPath, ['--input-type=module', '-e', serverOn(port)], { stdio: 'ignore' })
  try {
    // The process is at work: it queries its upload.
    await expect.poll(() => sockets.length, PATIENT).toBeGreaterThan(0)
    server.kill('SIGKILL')
    // The sockets of a process close only when it ends.
    await expect.poll(() => sockets.every(({ closed }) => closed), PATIENT).toBe(true)
  } finally {
    server.kill('SIGKILL')
    for (const socket of sockets) socket.destroy()
    database.close()
  }
})
