import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.ts'

/** Headers by which proxies name their client (RFC 7239, RFC 9110 7.6.3, and older ones). */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cf-.+|fastly-.+)$/

/**
 * Whether a call comes from this machine and is meant for it. Checks both, because a foreign page can point its name here (DNS
 * rebinding), and a proxy on this machine forwards calls of others.
 */
export function isFromThisMachine({ raw: { socket, headers } }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(address) && isLoopback(host) && !Object.keys(headers).some((name) => FORWARDED.test(name))
}
