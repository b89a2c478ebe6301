// Loaded into a server before its own code (`node --import`): delays every answer by a random time.
import { Server } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { aRandom } from './random.ts'

/** The longest delays; most are less than a quarter of it. Scripts and styles are delayed more than API answers. */
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
