import { sayHere, type Present } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { AnswerError, call } from '../../api.ts'

/** A position is sent at most this often. */
const PAUSE_MS = 1000
/** Only positions where somebody stays this long are sent. */
const REST_MS = 150
/** Repeated well before the server forgets the page. */
const AGAIN_MS = 15_000
const TOO_MANY = 429
const BROKEN = 500
/** The code of the demo mode, which stores nothing. */
const NOTHING_IS_WRITTEN = 901

/** Tells the server that this page is open, and where its member is, and reads who else is. */
interface Here {
  /** Starts telling. */
  come: () => void
  /** The member chose an item or a line. */
  moveTo: (on: string | null) => void
  /** Reads who is here, because somebody has come, moved or left. */
  ask: () => void
  /** Stops telling until the next `come`. The message is sent even if the page closes. */
  leave: () => void
}

interface HereOptions {
  thing: Thing
  /** The id of this page. */
  tab: string
  onPeople: (people: readonly Present[]) => void
}

export function createHere({ thing: { kind, refId }, tab, onPeople }: HereOptions): Here {
  let isHere = false
  let wasTold = false
  let isRefused = false
  let on: string | null = null
  let toldAt = -Infinity
  let dueAt = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> | undefined

  function plan(at: number): void {
    if (!isHere || isRefused || at >= dueAt) return
    dueAt = at
    clearTimeout(timer)
    timer = setTimeout(tell, Math.max(0, at - performance.now()))
  }

  /** One call after the other. */
  function tell(): void {
    dueAt = Infinity
    if (work) return plan(performance.now() + PAUSE_MS)
    toldAt = performance.now()
    wasTold = true
    work = telling().finally(() => {
      work = undefined
      plan(toldAt + AGAIN_MS)
    })
  }

  async function telling(): Promise<void> {
    try {
      const { people } = await call(sayHere, { kind, refId, tab, on })
      if (isHere) onPeople(people)
    } catch (error) {
      // Without an answer it is tried again later; nobody is kept from working.
      isRefused = error instanceof AnswerError && isFinal(error.code)
      if (isRefused) onPeople([])
    }
  }

  return {
    come() {
      if (isHere) return
      isHere = true
      plan(0)
    },
    moveTo(next) {
      if (next === on) return
      on = next
      plan(Math.max(performance.now() + REST_MS, toldAt + PAUSE_MS))
    },
    ask: () => plan(Math.max(performance.now(), toldAt + PAUSE_MS)),
    leave() {
      if (!isHere) return
      isHere = false
      clearTimeout(timer)
      dueAt = Infinity
      if (!wasTold || isRefused) return
      wasTold = false
      const say = () => call(sayHere, { kind, refId, tab, isLeaving: true }, { isLast: true })
      // After the current call, which would undo it.
      void (work ? work.then(() => (isHere ? undefined : say())) : say()).catch(() => undefined)
    },
  }
}

function isFinal(code: number): boolean {
  return code === NOTHING_IS_WRITTEN || (code !== TOO_MANY && code < BROKEN)
}
