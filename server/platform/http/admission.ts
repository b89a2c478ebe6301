import { QueueFull } from '../fair-queue.ts'
import { networkOf } from './client-network.ts'

/** Limits on the places held at a time: in total, by one member, and from one network. */
interface Most {
  all: number
  eachMember?: number
  eachClient: number
}

interface Holder {
  memberId?: string | undefined
  clientAddress: string
}

/**
 * Takes a place for work that needs memory or time, and returns how to free it. Throws QueueFull if none is free. A holder who can
 * be interrupted says how: `giveWay` ends the work, or returns false where it is too late.
 */
export type Admission = (holder: Holder, giveWay?: () => boolean) => () => void

/**
 * Counts places by member and by client: neither many clients of one member nor many members at one client can take all. Where all
 * are taken, the client with the most gives one to a client that has at least two fewer, so that a few clients cannot shut out others.
 */
export function createAdmission({ all, eachMember = Infinity, eachClient }: Most): Admission {
  const counts = new Map<string, number>()
  /** The places of each client that can be taken from it, oldest first. */
  const interruptible = new Map<string, Set<() => boolean>>()

  return ({ memberId, clientAddress }, giveWay) => {
    const client = `client ${networkOf(clientAddress)}`
    const limits = { [`member ${memberId}`]: eachMember, [client]: eachClient }
    for (const [name, most] of Object.entries(limits)) if (countOf(name) >= most) throw new QueueFull(true)
    if (countOf('all') >= all && !makeRoom(client)) throw new QueueFull(false)
    const names = ['all', ...Object.keys(limits)]
    for (const name of names) count(name, 1)
    const own = interruptible.get(client) ?? new Set()
    let isHeld = true
    const leave = () => {
      if (!isHeld) return
      isHeld = false
      for (const name of names) count(name, -1)
      own.delete(interrupt)
      if (own.size === 0) interruptible.delete(client)
    }
    const interrupt = () => {
      if (!giveWay?.()) return false
      leave()
      return true
    }
    if (giveWay) interruptible.set(client, own.add(interrupt))
    return leave
  }

  function makeRoom(client: string): boolean {
    const richer = [...interruptible.keys()].filter((name) => countOf(name) > countOf(client) + 1)
    for (const name of richer.toSorted((one, other) => countOf(other) - countOf(one)))
      for (const interrupt of interruptible.get(name) ?? []) if (interrupt()) return true
    return false
  }

  function countOf(name: string): number {
    return counts.get(name) ?? 0
  }

  function count(name: string, change: 1 | -1): void {
    const now = countOf(name) + change
    if (now > 0) counts.set(name, now)
    else counts.delete(name)
  }
}
