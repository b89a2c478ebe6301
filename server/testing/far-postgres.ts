import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOCKET = '.s.PGSQL.5432'

/** A proxy to the tests' PostgreSQL that can be blocked. */
export interface FarPostgres {
  /** The folder of its socket, for `host`. */
  folder: string
  /** Stops all traffic, as if PostgreSQL were paused. */
  pause(): void
  goOn(): void
  /** Ends the connections behind their backs, as if PostgreSQL's machine had vanished and another had its address: they hear nothing. */
  vanish(): void
  /** Cuts every connection and accepts no more. */
  close(): Promise<void>
}

export async function openFarPostgres(host: string): Promise<FarPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-far-'))
  const sockets = new Set<Socket>()
  /** The halves of connections that lead to PostgreSQL. */
  const ends = new Set<Socket>()
  let isPaused = false
  const server = createServer((near) => {
    const far = connect(join(host, SOCKET))
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    ends.add(far)
    far.once('close', () => ends.delete(far))
    near.pipe(far).pipe(near)
    if (isPaused) near.pause()
  })
  server.listen(join(folder, SOCKET))
  await once(server, 'listening')
  return {
    folder,
    pause() {
      isPaused = true
      for (const socket of sockets) socket.pause()
    },
    goOn() {
      isPaused = false
      for (const socket of sockets) socket.resume()
    },
    vanish() {
      for (const far of ends) {
        far.unpipe()
        far.destroy()
      }
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
