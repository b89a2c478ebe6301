import { createFeedKey, getFeed } from '../../contract/feed.ts'
import type { FeedLine } from '../../contract/feed.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { memberIn } from './members.ts'
import { requestOf } from './requests.ts'
import type { TestApp } from './test-app.ts'

/** A partner with a key, and the headers that their program sends. */
export async function partnerIn(quarry: TestApp): Promise<{ id: string; headers: { authorization: string } }> {
  const { headers } = await memberIn(quarry, { isOperator: true })
  const { id, key } = (await quarry.call(createFeedKey, { name: 'A shop' }, headers)).data
  return { id, headers: { authorization: `Bearer ${key}` } }
}

/** Reads the answer of one call: its products and removals, and how it ends. */
export async function readFeed(
  { app }: TestApp,
  { headers }: { headers: Record<string, string> },
  input: InputOf<typeof getFeed> = {},
): Promise<{ lines: Exclude<FeedLine, { type: 'end' }>[]; end: Extract<FeedLine, { type: 'end' }> }> {
  const { body } = await app.inject(requestOf(getFeed, input, headers))
  const lines = body.split('\n').filter(Boolean).map((line) => JSON.parse(line) as FeedLine) // prettier-ignore
  const end = lines.pop()
  if (end?.type !== 'end') throw new Error(`no end: ${body.slice(0, 500)}`)
  return { lines: lines.filter((line) => line.type !== 'end'), end }
}
