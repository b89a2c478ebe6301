import { id, moment } from './fields.ts'

/** How long a member can restore what they deleted. */
export const DAYS_IN_TRASH = 30

/** The most entries of a list of deleted things. */
export const MOST_DELETED = 100

/** Common fields of everything deleted that a member can restore. */
export const deleted = {
  id,
  deleteTime: moment,
  /** Until then it can be restored. */
  until: moment,
}
