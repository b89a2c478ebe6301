import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.ts'

/** What proxies say of the client that they speak for (RFC 7239, RFC 9110 7.6.3, and what they said before those). */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cf-.+|fastly-.+)$/

/**
 * Whether a call comes from this machine and is meant for it. Both have to be so: a page of elsewhere can have its name lead here
 * (DNS rebinding), and then the browser on this machine asks for it under that name; a proxy's connection comes from here, whoever
 * asked.
 */
export function isFromThisMachine({ raw: { socket, headers } }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(address) && isLoopback(host) && !Object.keys(headers).some((name) => FORWARDED.test(name))
}
