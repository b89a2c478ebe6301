import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashOfToken, newToken } from '../../platform/tokens.ts'
import { decryptToken, encryptToken } from './kept-tokens.ts'

const key = randomBytes(32)
const token = newToken()
const kept = (token_encrypted: Buffer | null = encryptToken(key, '7', token)) => ({
  id: '7',
  token_hash: hashOfToken(token),
  token_encrypted,
})

it('a kept token is read again with its key, and its bytes tell nothing: they differ each time', () => {
  expect(decryptToken(key, kept())).toBe(token)
  const [one, other] = [encryptToken(key, '7', token), encryptToken(key, '7', token)]
  expect(one.equals(other)).toBe(false)
  expect(one.subarray(0, 4).equals(other.subarray(0, 4))).toBe(true)
  expect(one.includes(token)).toBe(false)
  expect(one.includes(Buffer.from(token, 'base64url'))).toBe(false)
})

it('another key, another link, a former token and none at all are told by undefined', () => {
  expect(decryptToken(randomBytes(32), kept())).toBeUndefined()
  expect(decryptToken(key, { ...kept(), id: '8' })).toBeUndefined()
  expect(decryptToken(key, { ...kept(), token_hash: hashOfToken(newToken()) })).toBeUndefined()
  expect(decryptToken(key, kept(null))).toBeUndefined()
})

it('each altered byte, and a part of the bytes, is told by undefined', () => {
  const whole = encryptToken(key, '7', token)
  for (let at = 0; at < whole.length; at += 1) {
    const altered = Buffer.from(whole)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(decryptToken(key, kept(altered))).toBeUndefined()
    expect(decryptToken(key, kept(whole.subarray(0, at)))).toBeUndefined()
  }
})
