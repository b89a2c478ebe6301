import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hold } from './held.ts'

const SOCKET = '.s.PGSQL.5432'

/** The network between servers and their database: a proxy that can be slow. */
export interface Link {
  /** The folder of its socket, for `host`. */
  folder: string
  /** How long every message waits in each direction, in ms. */
  delayMs: number
}

export async function openLink(host: string, hold: Hold): Promise<Link> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-link-'))
  await chmod(folder, 0o755)
  const sockets = new Set<Socket>()
  const link: Link = { folder, delayMs: 0 }
  const server = createServer((near) => {
    const far = connect(join(host, SOCKET))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.once('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('data', (chunk) => {
        if (link.delayMs) setTimeout(() => to.write(chunk), link.delayMs)
        else to.write(chunk)
      })
    }
  })
  hold(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  server.listen(join(folder, SOCKET))
  await once(server, 'listening')
  return link
}
