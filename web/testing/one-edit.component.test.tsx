import fc from 'fast-check'
import { Fragment, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
// Starts the texts, to which those of the parts are added.
import { show } from './show.tsx'
import { BoardColorField } from '../boards/panels/BoardColorField.tsx'
import { BoardNumberField } from '../boards/panels/BoardNumberField.tsx'
import { LongField, TypedField } from '../budgets/line/fields.tsx'
import { NumberCell } from '../budgets/rooms/NumberCell.tsx'
import { RoomsView } from '../budgets/rooms/RoomsView.tsx'
import { ColorField } from '../finding/color/ColorField.tsx'
import { RangeFields } from '../finding/rail/range/RangeFields.tsx'
import { LineField } from '../imports/screen/mapping/LineField.tsx'
import '../locales/board-panels-texts.ts'
import '../locales/budget-line-texts.ts'
import '../locales/budget-rooms-texts.ts'
import '../locales/budget-table-texts.ts'
import '../locales/filters-texts.ts'
import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import { aLine, anAllocation, anEditedBudget, aRoom, entryIdOf } from './budgets/edited-budget.ts'
import { chooseWord, composeWord } from './input-method.ts'
import { answerLookups } from './lookups.ts'
import { InPlace } from '../kit/InPlace.tsx'
import { createStore, useStore } from '../kit/store.ts'
import { TypedInput } from '../kit/typing/TypedInput.tsx'

const RUNS = 5

interface Editor {
  name: string
  /** Texts that it takes; the first one stands in it. */
  texts: readonly [string, ...string[]]
  /** A key that does something else in it: arrows that step its number, Escape that leaves its text. */
  without?: 'arrow' | 'escape'
  /** Takes any text. */
  isOfWords?: boolean
  part: (value: string, onTake: (text: string) => void) => ReactNode
}

const NUMBERS = ['1', '12', '345'] as const
const WORDS = ['oak', 'ash', 'elm'] as const
const COLORS = ['#102030', '#405060', '#708090'] as const

/** All that is edited in place: with a stored value, and taken by a key or on leaving it. */
const EDITORS: Editor[] = [
  {
    name: 'a name',
    texts: WORDS,
    isOfWords: true,
    part: (value, onTake) => <TypedInput aria-label="Field" value={value} onTake={onTake} />,
  },
  {
    name: 'a measure of a room',
    texts: NUMBERS,
    part: (value, onTake) => (
      <NumberCell
        label="Field"
        value={value}
        reading={{ kind: 'whole', most: 9999 }}
        onSet={(next) => onTake(next ?? '')}
      />
    ),
  },
  {
    name: 'a field of a line',
    texts: WORDS,
    isOfWords: true,
    part: (value, onTake) => (
      <TypedField
        label="Field"
        value={value}
        isClosed={false}
        write={(text) => {
          onTake(text)
          return undefined
        }}
      />
    ),
  },
  {
    name: 'a text of a line',
    texts: WORDS,
    part: (value, onTake) => <LongField label="Field" value={value} most={100} isClosed={false} onTake={onTake} />,
  },
  {
    name: 'a number of a board',
    texts: NUMBERS,
    without: 'arrow',
    part: (value, onTake) => (
      <BoardNumberField
        label="Field"
        value={Number(value)}
        unit="mm"
        least={0}
        most={9999}
        onSet={(next) => onTake(String(next))}
      />
    ),
  },
  {
    name: 'a colour of a board',
    texts: COLORS,
    part: (value, onTake) => <BoardColorField label="Field" value={value} onSet={(next) => onTake(next ?? '')} />,
  },
  {
    name: 'a cell of the operator’s',
    texts: WORDS,
    isOfWords: true,
    part: (value, onTake) => (
      <InPlace
        label="Field"
        text={value}
        emptyText="–"
        onSave={async (text) => {
          onTake(text)
          return null
        }}
      />
    ),
  },
  {
    name: 'a line of an import',
    without: 'escape',
    texts: WORDS,
    isOfWords: true,
    part: (value, onTake) => <LineField label="Field" value={value} onLeave={onTake} />,
  },
  {
    name: 'a colour of the filters',
    without: 'escape',
    texts: COLORS,
    part: (value, onTake) => <ColorField color={value} onTake={(next) => onTake(next ?? '')} />,
  },
  {
    name: 'a range of the filters',
    without: 'escape',
    texts: NUMBERS,
    part: (value, onTake) => (
      <RangeFields
        range={{ low: Number(value), high: null }}
        labels={{ low: 'Field', high: 'Other' }}
        crossedText=""
        readText={(text) => ({ number: Number(text), problem: null })}
        onTake={({ low }) => onTake(String(low))}
      />
    ),
  },
]

/** What happened in order: `type`, `escape`, and `take` with the text. */
type Log = string[]

/** Each walk begins with a fresh field. */
const walks = createStore(0)

function Walked({ children }: { children: ReactNode }) {
  return <Fragment key={useStore(walks)}>{children}</Fragment>
}

function Edited({ editor, log }: { editor: Editor; log: Log }) {
  const [value, setValue] = useState<string>(editor.texts[0])
  const take = (text: string) => {
    log.push(`take ${text}`)
    setValue(text)
  }
  return (
    <main>
      <h1>One edit</h1>
      <div data-edited>{editor.part(value, take)}</div>
      <button type="button">Elsewhere</button>
    </main>
  )
}

const field = () =>
  document.querySelector<HTMLElement>('[data-edited] :is(input:not([type="color"]), textarea, button[data-cell])')

async function type(text: string): Promise<void> {
  const found = field()
  if (found?.matches('button')) await userEvent.click(found)
  const open = field()
  if (open) await userEvent.fill(open, text)
}

const WAYS: Record<string, (log: Log, text: string) => Promise<void>> = {
  type: async (log, text) => {
    await type(text)
    log.push('type')
  },
  enter: () => userEvent.keyboard('{Enter}'),
  tab: () => userEvent.keyboard('{Tab}'),
  arrow: () => userEvent.keyboard('{ArrowDown}'),
  enterAndLeave: async () => {
    await userEvent.keyboard('{Enter}{Tab}')
  },
  escape: async (log) => {
    await userEvent.keyboard('{Escape}')
    log.push('escape')
  },
  elsewhere: () => page.getByRole('button', { name: 'Elsewhere' }).click(),
}

const cases = (editors: Editor[]) => editors.map((editor) => [editor.name, editor] as const)

beforeEach(answerLookups)

describe.each(cases(EDITORS))('what is typed into %s', (_, editor) => {
  it('is taken once, however it is left', async () => {
    const ways = Object.keys(WAYS).filter((way) => way !== editor.without)
    const steps = fc.array(fc.record({ way: fc.constantFrom(...ways), text: fc.constantFrom(...editor.texts) }), {
      minLength: 2,
      maxLength: 7,
    })
    const log: Log = []
    await show(
      <Walked>
        <Edited editor={editor} log={log} />
      </Walked>,
    )
    const walk = fc.asyncProperty(steps, async (walked) => {
      log.length = 0
      flushSync(() => walks.set(walks.get() + 1))
      await WAYS['type']?.(log, editor.texts[0])
      for (const { way, text } of walked) await WAYS[way]?.(log, text)
      const [, last = editor.texts[0]] = editor.texts
      await WAYS['type']?.(log, last)
      await userEvent.keyboard('{Enter}{Tab}')
      await page.getByRole('button', { name: 'Elsewhere' }).click()
      await settled()
      const isDouble = (event: string, index: number) => event.startsWith('take') && log[index - 1] !== 'type'
      expect(log.filter(isDouble), `after ${log.join()}`).toEqual([])
      const standing = log.findLast((event) => event.startsWith('take')) ?? `take ${editor.texts[0]}`
      expect(standing, `after ${log.join()}`).toBe(`take ${last}`)
    })
    await fc.assert(walk, { numRuns: RUNS })
  })
})

describe.each(cases(EDITORS.filter(({ isOfWords }) => isOfWords)))('what is composed in %s', (_, editor) => {
  it('is not taken by the Enter that confirms a word, as Safari sends it', async () => {
    const log: Log = []
    await show(<Edited editor={editor} log={log} />)
    await type('')
    await composeWord('xiangmu')
    await chooseWord('橡木')
    const confirm = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', confirm))
    await settled()
    expect(log).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => log).toEqual(['take 橡木'])
  })
})

describe('a quantity of a room', () => {
  it('is one entry, however its cell is left', async () => {
    const ways = ['{Enter}', '{Tab}', '{ArrowDown}', '{ArrowUp}', '{Shift>}{Enter}{/Shift}', '{Enter}{Enter}']
    const editor = anEditedBudget([aRoom(1, { name: 'Lobby' }), aLine(2, { name: 'Oak' }), aLine(3, { name: 'Lamp' })])
    await showRooms(editor)
    const walk = fc.asyncProperty(
      fc.array(fc.constantFrom(...ways), { minLength: 3, maxLength: 5 }),
      async (walked) => {
        editor.edit({ remove: entriesOf(editor).map(({ id }) => id) })
        for (const [index, way] of walked.entries()) {
          await page.getByRole('textbox', { name: index % 2 ? 'Lamp of Lobby' : 'Oak of Lobby', exact: true }).click()
          await userEvent.keyboard(`${index + 2}${way}`)
        }
        const pairs = entriesOf(editor).map(({ lineId, roomId }) => `${lineId} ${roomId}`)
        expect(new Set(pairs).size, `after ${walked.join()}`).toBe(pairs.length)
        expect(pairs.length).toBe(2)
      },
    )
    await fc.assert(walk, { numRuns: RUNS })
  })

  it('that an older page wrote twice is told with its sum, and a press keeps one', async () => {
    const [line, room] = [{ lineId: entryIdOf(2) }, { roomId: entryIdOf(1) }]
    const editor = anEditedBudget([
      aRoom(1, { name: 'Lobby' }),
      aLine(2, { name: 'Oak' }),
      anAllocation(3, { ...line, ...room, netQty: '12.5' }),
      anAllocation(4, { ...line, ...room, netQty: '12.50' }),
      anAllocation(5, { ...line, netQty: '3' }),
      anAllocation(6, { ...line, netQty: '4' }),
    ])
    await showRooms(editor)
    await expect.element(page.getByText('Typed twice: 12.50 + 12.50 = 25.00')).toBeVisible()
    await expect.element(page.getByText('3.00 + 4.00 = 7.00')).toBeVisible()
    await page.getByRole('button', { name: 'Keep one: Oak of Lobby' }).click()
    await expect.element(page.getByText('Typed twice')).not.toBeInTheDocument()
    expect(entriesOf(editor).map(({ netQty }) => netQty)).toEqual(['12.5', '3', '4'])
  })
})

function entriesOf(editor: ReturnType<typeof anEditedBudget>) {
  return [...editor.get().draft.items.values()].flatMap((entry) => (entry.type === 'allocation' ? [entry] : []))
}

async function showRooms(editor: ReturnType<typeof anEditedBudget>): Promise<void> {
  const Rooms = () => {
    const { fields, items } = useStore(editor, ({ draft }) => draft)
    const sums = createSums(fields, items)
    const comesTo = { currency: fields.baseCurrency, needs: sums.figures, rooms: sums.roomTotals }
    return <RoomsView items={items} status="draft" system="metric" editor={editor} comesTo={comesTo} />
  }
  await show(<Rooms />)
}

/** Lets what the last key began come to its end. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30))
}
