import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'

/** A household gets a whole /64 network of IPv6 and chooses the other 64 bits freely. */
const GROUPS_OF_NETWORK = 4
const GROUPS = 8

/** The key that clients are counted by: their IPv4 address, or the /64 network of their IPv6 address (RFC 6177, RFC 4291). */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [bare = ''] = address.split('%')
  const [before = '', after = ''] = bare.replace(/[\d.]+\.\d+$/, '0:0').split('::')
  const [first, last] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, GROUPS_OF_NETWORK).join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}

/** Notes each request's client while the connection exists: once it has ended, the address is lost. */
export function noteClients(app: FastifyInstance): void {
  app.decorateRequest('clientAddress', '')
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const address: string | undefined = request.ip
    // The connection ended before this pipelined request was read: nobody waits for the answer.
    if (address === undefined) throw new Problem(503)
    request.clientAddress = address
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the person's machine, as far as the proxies in front of us are trusted. */
    clientAddress: string
  }
}
