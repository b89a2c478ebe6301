import { uploadFile } from '../../contract/uploads.ts'
import { signIn } from '../../bench/members.ts'
import { aPicture } from '../../server/testing/factories.ts'
import { writeForm } from '../../server/testing/written-form.ts'
import type { FaultyWorld } from './world.ts'

/** A member uploads a picture that was never there; the answer's code, and the picture's address. */
export async function upload({ urls, people }: FaultyWorld): Promise<{ code: number; data: string | null }> {
  const [url = ''] = urls
  const { emails } = await people(1)
  const { accessToken } = await signIn(url, emails[0] ?? '')
  const noise = await aPicture({ width: 1500, height: 1500, color: `#${Math.random().toString(16).slice(2, 8)}` })
  const { type, body } = await writeForm({ fields: { directory: 'board' }, file: noise })
  const response = await fetch(url + uploadFile.path, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${accessToken}` },
    body: Uint8Array.from(body),
  })
  return (await response.json()) as { code: number; data: string | null }
}
