// Read into a server before its own code (`node --import`): whatever is asked of it waits, each time another while.
import { Server } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { aRandom } from './random.ts'

/** At most; most wait for less than a quarter of it. What a page is made of comes later still than answers. */
const LONGEST_MS = { answer: 400, part: 800 }

const random = aRandom(Number(process.env['STORY_HARDSHIP']))
const emit = Reflect.get(Server.prototype, 'emit')

Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
  const happen = () => Reflect.apply(emit, this, [event, ...args])
  if (event !== 'request') return happen()
  const [{ url = '' }] = args as [IncomingMessage]
  setTimeout(happen, random() ** 2 * LONGEST_MS[/\.(js|css)$/.test(url) ? 'part' : 'answer'])
  return true
}
