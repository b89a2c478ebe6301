import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'

/** A household gets a whole /56 network of IPv6, as a rule, and chooses the other 72 bits freely: three groups and half of the fourth. */
const WHOLE_GROUPS = 3
const HALF_GROUP = 0xff_00
const GROUPS = 8

/** The key that clients are counted by: their IPv4 address, or the /56 network of their IPv6 address (RFC 6177, RFC 4291). */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [bare = ''] = address.split('%')
  const [before = '', after = ''] = bare.replace(/[\d.]+\.\d+$/, '0:0').split('::')
  const [first, last] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => 0)
  const groups = [...first, ...zeros, ...last]
  const network = [...groups.slice(0, WHOLE_GROUPS), (groups[WHOLE_GROUPS] ?? 0) & HALF_GROUP]
  return `${network.map((group) => group.toString(16)).join(':')}::/56`
}

function groupsOf(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
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
