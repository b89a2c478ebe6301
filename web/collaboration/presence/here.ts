import { sayHere, type Present } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { AnswerError, call } from '../../api.ts'

/** Where somebody is is told at most so often. */
const PAUSE_MS = 1000
/** Of who goes from item to item only where they stay is told. */
const REST_MS = 150
/** Well within the time for which it holds. */
const AGAIN_MS = 15_000
const TOO_MANY = 429
const BROKEN = 500
/** Demo mode: nobody is here. */
const NOTHING_IS_WRITTEN = 901

/** Tells the others that this page is here, and where, and hears who they are. */
interface Here {
  /** From now on. */
  come: () => void
  /** The item or line that was chosen here. */
  moveTo: (on: string | null) => void
  /** One of the others has come, moved or gone. */
  ask: () => void
  /** Until it comes again. It is told though the page is closed. */
  leave: () => void
}

interface HereOptions {
  thing: Thing
  /** This page, as it calls itself. */
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
      // Without an answer it is told again in a while: nobody is kept from working by it.
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
      // After what is under way, which would bring it back.
      void (work ? work.then(() => (isHere ? undefined : say())) : say()).catch(() => undefined)
    },
  }
}

function isFinal(code: number): boolean {
  return code === NOTHING_IS_WRITTEN || (code !== TOO_MANY && code < BROKEN)
}
