import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretOf } from '../platform/postgres/secret.ts'
import type { BoardDeps } from './deps.ts'

/** The contents of a thumbnail's address. */
export interface Drawn {
  id: string
  version: number
}

const VIEWS = ['own', 'deleted', 'shown'] as const

/**
 * `own`: everything, for the owner and collaborators. `deleted`: the same, for the owner, from the trash. `shown`: the published
 * part, for everybody else.
 */
export type ThumbnailView = (typeof VIEWS)[number]

export interface ThumbnailAddress extends Drawn {
  view: ThumbnailView
  /** Until when the address is valid. */
  until: number
}

const HOUR = 60 * 60_000

/**
 * The address of a board's thumbnail in one version. It is valid for one to two hours, and is the same for everybody within an
 * hour, so that browsers cache it.
 */
export async function thumbnailOf(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  { id, version }: Drawn,
  view: ThumbnailView,
): Promise<string> {
  const until = Math.ceil((clock.now().getTime() + HOUR) / HOUR) * HOUR
  const sign = await signOf(db, { id, version, view, until })
  return `/private/board/${id}/${version}?${new URLSearchParams({ view, until: String(until), sign }).toString()}`
}

/** Reads an address; undefined where it is forged or expired. */
export async function readThumbnailAddress(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  { id, version, view, until, sign }: Record<'id' | 'version' | 'view' | 'until' | 'sign', unknown>,
): Promise<ThumbnailAddress | undefined> {
  if (![id, version, view, until, sign].every((part) => typeof part === 'string')) return undefined
  if (!/^\d{1,19}$/.test(String(id)) || !/^\d{1,9}$/.test(String(version)) || !/^\d{1,15}$/.test(String(until)))
    return undefined
  const known = VIEWS.find((one) => one === view)
  if (!known) return undefined
  const address = { id: String(id), version: Number(version), view: known, until: Number(until) }
  if (!isSame(String(sign), await signOf(db, address)) || clock.now().getTime() >= address.until) return undefined
  return address
}

async function signOf(db: BoardDeps['db'], { id, version, view, until }: ThumbnailAddress): Promise<string> {
  return createHmac('sha256', await secretOf(db))
    .update(`thumbnail:${id}:${version}:${view}:${until}`)
    .digest('base64url')
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
