import { QueueFull } from '../fair-queue.ts'
import { networkOf } from './client-network.ts'

/** How many may hold a place at a time: of all, of one member, and of all who come from one network. */
interface Most {
  all: number
  eachMember?: number
  eachClient: number
}

interface Holder {
  memberId?: string | undefined
  clientAddress: string
}

/** Takes a place for what stands in memory or takes long; answers how to leave it. Throws QueueFull where none is left. */
export type Admission = (holder: Holder) => () => void

/** Places that are counted by member and by client: neither many clients of one member nor many members at one client hold all. */
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
