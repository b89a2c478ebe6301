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

/** Takes a place for work that needs memory or time, and returns how to free it. Throws QueueFull if none is free. */
export type Admission = (holder: Holder) => () => void

/** Counts places by member and by client: neither many clients of one member nor many members at one client can take all. */
export function createAdmission({ all, eachMember = Infinity, eachClient }: Most): Admission {
  const counts = new Map<string, number>()

  return ({ memberId, clientAddress }) => {
    const limits = { all, [`member ${memberId}`]: eachMember, [`client ${networkOf(clientAddress)}`]: eachClient }
    for (const [name, most] of Object.entries(limits).toReversed())
      if ((counts.get(name) ?? 0) >= most) throw new QueueFull(name !== 'all')
    for (const name of Object.keys(limits)) count(name, 1)
    return () => {
      for (const name of Object.keys(limits)) count(name, -1)
    }
  }

  function count(name: string, change: 1 | -1): void {
    const now = (counts.get(name) ?? 0) + change
    if (now > 0) counts.set(name, now)
    else counts.delete(name)
  }
}
