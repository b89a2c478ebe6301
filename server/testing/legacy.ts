import type { LightMyRequestResponse } from 'fastify'
import { LEGACY_COOKIE, legacyLogin } from '../../contract/legacy.ts'
import type { TestApp } from './test-app.ts'

export interface LegacyRequest {
  token?: string | undefined
  headers?: Record<string, string>
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
}

/** Sends a form as an older client does; returns the answer. */
export function postForm(
  { app }: Pick<TestApp, 'app'>,
  { path }: { path: string },
  fields: Record<string, string> | string = {},
  { token, headers = {}, method = 'POST' }: LegacyRequest = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method,
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      devicetype: 'Web',
      ...(token !== undefined && { cookie: `${LEGACY_COOKIE}=${token}` }),
      ...headers,
    },
    payload: typeof fields === 'string' ? fields : new URLSearchParams({ sources: '0', ...fields }).toString(),
  })
}

/** Logs in by the older API; returns the token. */
export async function legacyTokenOf(
  quarry: Pick<TestApp, 'app'>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  return (await postForm(quarry, legacyLogin, { email, password })).json<{ data: string }>().data
}
