import type { InputOf } from '../../contract/endpoint.ts'
import { createLink } from '../../contract/sharing/link-calls.ts'
import type { TestMember } from './members.ts'
import type { TestApp } from './test-app.ts'

export interface TestLink {
  id: string
  token: string
  /** The headers that a guest's browser sends. */
  headers: { 'share-token': string }
}

/** A secret as a dump or a log could hold it; a token is told by its bytes or its letters. */
export function writtenIn(secret: Buffer | string): string[] {
  const bytes = typeof secret === 'string' ? [Buffer.from(secret), Buffer.from(secret, 'base64url')] : [secret]
  const written = bytes.flatMap((one) =>
    (['hex', 'base64', 'base64url', 'latin1'] as const).map((as) => one.toString(as)),
  )
  return [...new Set(written.map((text) => text.replace(/=+$/, '')))]
}

/** Creates a member's link to something of theirs; a test states only what matters. By default it shows ranges. */
export async function linkOf(
  { call }: Pick<TestApp, 'call'>,
  { headers }: Pick<TestMember, 'headers'>,
  stated: InputOf<typeof createLink>,
): Promise<TestLink> {
  const rights = stated.fields || stated.preset ? {} : { preset: 'client' as const, figure: null }
  const { code, msg, data } = await call(createLink, { ...rights, ...stated }, headers)
  if (code !== 200) throw new Error(`no link was made: ${code} ${msg}`)
  return { id: data.id, token: data.token, headers: { 'share-token': data.token } }
}
