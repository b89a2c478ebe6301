import type { Logger } from 'pino'
import type { WaitingEvent } from './waiting-event.ts'

/** In memory. While the database is down, further events are not counted. */
const MOST_WAITING = 20_000
/** Searches among the waiting events: each takes some milliseconds, so that a flush takes some seconds at most. */
const MOST_SEARCHES_WAITING = 500

/** The events that wait to be written, in their order. */
export interface WaitingEvents {
  readonly count: number
  /** Adds an event, unless too much waits; the log says so once a day. */
  add(event: WaitingEvent): void
  first(most: number): WaitingEvent[]
  /** Removes so many from the beginning. */
  remove(count: number): void
}

export function createWaitingEvents(log: Pick<Logger, 'warn'>): WaitingEvents {
  let events: WaitingEvent[] = []
  let searches = 0
  let fullDay = ''
  return {
    get count() {
      return events.length
    },
    add(event) {
      const isSearch = event.kind === 'search'
      if (events.length < MOST_WAITING && (!isSearch || searches < MOST_SEARCHES_WAITING)) {
        events.push(event)
        if (isSearch) searches += 1
      } else if (fullDay !== event.day.day) {
        fullDay = event.day.day
        log.warn('what is done is not counted: too much waits to be written')
      }
    },
    first: (most) => events.slice(0, most),
    remove(count) {
      searches -= events.slice(0, count).filter(({ kind }) => kind === 'search').length
      events = events.slice(count)
    },
  }
}
