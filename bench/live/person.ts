import { request } from 'node:http'
import { getBudgetChanges } from '../../contract/budgets/calls.ts'
import { followThing } from '../../contract/collaboration/live-calls.ts'
import type { TeamEvent } from '../../contract/collaboration/live-calls.ts'
import type { Ask } from '../../server/testing/requests.ts'

/** Somebody who has a list open, as a browser keeps it: told by the stream, they ask what has changed. */
export interface Person {
  ask: Ask
  /** What they know the list to be. */
  version: () => number
  /** Until they know of a version. */
  hear: (version: number) => Promise<void>
  leave: () => void
}

interface Opened {
  url: string
  headers: Record<string, string>
  ask: Ask
  /** Of the list. */
  refId: string
  version: number
}

/** Opens a list that somebody works on; answers once they are told of all that is new. */
export async function openPerson({ url, headers, ask, refId, version: first }: Opened): Promise<Person> {
  const { promise: isOpen, resolve: open, reject } = Promise.withResolvers<void>()
  let waiting: { version: number; tell: () => void }[] = []
  let [version, toldOf, isAsking] = [first, first, false]

  function know(next: number): void {
    version = Math.max(version, next)
    for (const { tell } of waiting.filter((one) => one.version <= version)) tell()
    waiting = waiting.filter((one) => one.version > version)
  }

  /** One question after the other, as long as there is something new. */
  async function askOn(): Promise<void> {
    if (isAsking) return
    isAsking = true
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
    while (toldOf > version) know((await ask(getBudgetChanges, { id: refId, since: version })).version)
    isAsking = false
  }

  const stream = request(
    `${url}${followThing.path}?kind=budget&refId=${refId}`,
    { headers, agent: false },
    (answer) => {
      let left = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        const lines = (left + text).split('\n')
        left = lines.pop() ?? ''
        for (const line of lines) {
          if (!line.startsWith('data: ')) continue
          const event = JSON.parse(line.slice('data: '.length)) as TeamEvent
          if (event.of === 'start') open()
          if (event.of !== 'content') continue
          toldOf = Math.max(toldOf, event.version ?? 0)
          askOn().catch(reject)
        }
      })
      answer.on('error', () => undefined)
    },
  )
  stream.on('error', reject)
  stream.end()
  await isOpen
  return {
    ask,
    version: () => version,
    hear: (of) =>
      new Promise((resolve) => {
        waiting.push({ version: of, tell: resolve })
        know(version)
      }),
    leave: () => stream.destroy(),
  }
}
