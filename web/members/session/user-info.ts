import type { User } from '../../../contract/members.ts'
import { isRemembered, type TokenPair } from '../../tokens.ts'
import { readStored, removeStored, writeStored } from '../../kit/storage.ts'

const KEY = 'userinfo'

/** The user data of §3 (userId is the payload's id), and more that the server states of the member. */
type UserInfo = TokenPair & Omit<User, 'id'> & { userId: string }

/** The member last known; null where nothing usable is stored. */
export function readUserInfo(): User | null {
  const stored = parse(readStored(KEY) ?? readStored(KEY, openSession))
  if (!isUserInfo(stored)) return null
  const { accessToken: _access, refreshToken: _refresh, userId, ...user } = stored
  return { ...user, id: userId }
}

/** In the storage that holds the tokens: a member who is not remembered leaves nothing in local storage. */
export function writeUserInfo({ id, ...user }: User, { accessToken, refreshToken }: TokenPair): void {
  const info: UserInfo = { accessToken, refreshToken, userId: id, ...user }
  removeUserInfo()
  writeStored(KEY, JSON.stringify(info), isRemembered() ? undefined : openSession)
}

export function removeUserInfo(): void {
  removeStored(KEY)
  removeStored(KEY, openSession)
}

const openSession = () => sessionStorage

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Fields shown before the server's answer are required; the answer brings the rest. */
function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false
  const { avatar, roles, permissions, ...texts } = value as Partial<Record<keyof UserInfo, unknown>>
  const isText = (text: unknown) => typeof text === 'string'
  const areTexts = [texts.userId, texts.nickname, texts.email, texts.username].every(isText)
  const areLabels = [roles, permissions].every((labels) => Array.isArray(labels) && labels.every(isText))
  return areTexts && areLabels && (avatar === null || isText(avatar))
}
