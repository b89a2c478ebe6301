import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretOf } from '../platform/postgres/secret.ts'
import type { BoardDeps } from './deps.ts'

/** What a thumbnail's address stands for. */
export interface Drawn {
  id: string
  version: number
}

const VIEWS = ['own', 'deleted', 'shown'] as const

/**
 * `own`: everything, for the owner and whoever works on it. `deleted`: the same of what lies in the trash, for the owner. `shown`:
 * as it is published, for everybody else.
 */
export type ThumbnailView = (typeof VIEWS)[number]

export interface ThumbnailAddress extends Drawn {
  view: ThumbnailView
  /** Until when the address is good. */
  until: number
}

const HOUR = 60 * 60_000

/**
 * The address of a picture of the whole paper as a version has it: good for one hour at least and two at the most, and the same
 * for all who ask within an hour, so that a browser has it already.
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

/** Reads an address; nothing where it was not made here, or is no longer good. */
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

/** Compares in a time that does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
