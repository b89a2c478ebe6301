import { id, moment } from './fields.ts'

/** For so long what a member deleted can be brought back. */
export const DAYS_IN_TRASH = 30

/** At most so much of what can be brought back is listed. */
export const MOST_DELETED = 100

/** Of everything that a member deleted and can bring back. */
export const deleted = {
  id,
  deleteTime: moment,
  /** Until then it can be restored. */
  until: moment,
}
