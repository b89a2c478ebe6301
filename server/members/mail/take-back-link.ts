import { HOURS_TO_TAKE_BACK } from '../../../contract/members.ts'

const HOUR = 60 * 60_000

/** The page that takes a change of address back. The token follows the #, so it reaches no server, proxy or log. */
export function takeBackLink(publicUrl: string, token: string): string {
  return `${publicUrl}/take-back#${token}`
}

/** Until when a change can be taken back. */
export function takeBackUntil(changedAt: Date): Date {
  return new Date(changedAt.getTime() + HOURS_TO_TAKE_BACK * HOUR)
}
