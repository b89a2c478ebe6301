import { request } from 'node:http'
import { getBudgetChanges } from '../../contract/budgets/calls.ts'
import { followThing } from '../../contract/collaboration/live-calls.ts'
import type { TeamEvent } from '../../contract/collaboration/live-calls.ts'
import type { Ask } from '../../server/testing/requests.ts'

/** A person with an open list, as a browser keeps it: a stream announces versions, and they fetch the changes. */
export interface Person {
  ask: Ask
  /** The latest version that they have. */
  version: () => number
  /** Resolves when they have a version. */
  hear: (version: number) => Promise<void>
  leave: () => void
}

interface Opened {
  url: string
  headers: Record<string, string>
  ask: Ask
  /** The list's id. */
  refId: string
  version: number
}

/** Opens a shared list; resolves once the person has all changes so far. */
export async function openPerson({ url, headers, ask, refId, version: first }: Opened): Promise<Person> {
  const { promise: isOpen, resolve: open, reject } = Promise.withResolvers<void>()
  let waiting: { version: number; tell: () => void }[] = []
  let [version, toldOf, isAsking] = [first, first, false]

  function know(next: number): void {
    version = Math.max(version, next)
    for (const { tell } of waiting.filter((one) => one.version <= version)) tell()
    waiting = waiting.filter((one) => one.version > version)
  }

  /** Fetches changes one request after another until nothing is new. */
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
