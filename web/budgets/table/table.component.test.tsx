import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { Entry } from '../../../contract/budgets/entries.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { aLine, anAllocation, anEditedBudget, aRoom, entryIdOf } from './an-edited-budget.ts'
import { BudgetTable } from './BudgetTable.tsx'
import type { BudgetTableProps } from './parts.ts'

const LOBBY = entryIdOf(1)
const BAR = entryIdOf(2)

/** The worked example of the specification, and a line without a price. */
const ENTRIES = [
  aRoom(1, { name: 'Lobby', floorArea: '118.6' }),
  aRoom(2, { name: 'Bar' }),
  aLine(11, {
    docCode: 'FL-01',
    name: 'Oak',
    pack: { sellUnit: 'box', coveragePerPack: '1.44' },
    price: { low: '180', high: '220' },
  }),
  aLine(12, { docCode: 'WA-02', name: 'Plaster', price: { low: null, high: null } }),
  anAllocation(21, { lineId: entryIdOf(11), roomId: LOBBY, netQty: '12.4', wastePct: '10' }),
  anAllocation(22, { lineId: entryIdOf(11), roomId: BAR, netQty: '8.1', wastePct: '15' }),
  anAllocation(23, { lineId: entryIdOf(12), roomId: BAR, netQty: '5' }),
]

type Props = Partial<BudgetTableProps> & { entries?: readonly Entry[]; setting?: Setting }

async function openTable({ entries = ENTRIES, setting, ...props }: Props = {}) {
  answerLookups()
  const editor = anEditedBudget(entries)
  const { fields, items } = editor.get().draft
  await show(
    <div style={{ height: 600 }}>
      <BudgetTable
        editor={editor}
        sums={createSums(fields, items)}
        status="draft"
        memberId="7"
        grouping="room"
        {...props}
      />
    </div>,
    setting,
  )
  return { editor, entry: (number: number) => editor.get().draft.items.get(entryIdOf(number)) }
}

const grid = () => page.getByRole('grid', { name: 'Lines of the budget' })

test('somebody reads what each room needs, and what the budget orders for all of them together', async () => {
  await openTable()
  await expect.element(grid()).toMatchAriaInlineSnapshot(`
    - grid "Lines of the budget":
      - rowgroup:
        - row "Select all rows Code Picture Item Net Laid Waste Packs Order Price / unit Total CNY Status":
          - columnheader "Select all rows"
          - columnheader "Code"
          - columnheader "Picture"
          - columnheader "Item"
          - columnheader "Net"
          - columnheader "Laid"
          - columnheader "Waste"
          - columnheader "Packs"
          - columnheader "Order"
          - columnheader "Price / unit"
          - columnheader "Total CNY"
          - columnheader "Status"
      - rowgroup:
        - row "Lobby 118.60 m² 2,464.29 – 3,011.91":
          - gridcell "Lobby 118.60 m²" [expanded]
          - gridcell "2,464.29 – 3,011.91"
        - row "Row 2 FL-01 Oak 12.40 m² 10 % of 16 of 23.04 m² 180 – 220 2,464.29 – 3,011.91 Proposed":
          - gridcell "Row 2"
          - gridcell "FL-01" [selected]
          - gridcell
          - rowheader "Oak"
          - gridcell "12.40 m²"
          - gridcell
          - gridcell "10 %"
          - gridcell "of 16"
          - gridcell "of 23.04 m²"
          - gridcell "180 – 220"
          - gridcell "2,464.29 – 3,011.91"
          - gridcell "Proposed"
        - row "Bar 1,682.91 – 2,056.89":
          - gridcell "Bar" [expanded]
          - gridcell "1,682.91 – 2,056.89"
        - row "Row 4 FL-01 Oak 8.10 m² 15 % of 16 of 23.04 m² 180 – 220 1,682.91 – 2,056.89 Proposed":
          - gridcell "Row 4"
          - gridcell "FL-01"
          - gridcell
          - rowheader "Oak"
          - gridcell "8.10 m²"
          - gridcell
          - gridcell "15 %"
          - gridcell "of 16"
          - gridcell "of 23.04 m²"
          - gridcell "180 – 220"
          - gridcell "1,682.91 – 2,056.89"
          - gridcell "Proposed"
        - row "Row 5 WA-02 Plaster unpriced 5.00 m² 0 % – 5.00 m² no price yet – Proposed":
          - gridcell "Row 5"
          - gridcell "WA-02"
          - gridcell
          - rowheader "Plaster unpriced"
          - gridcell "5.00 m²"
          - gridcell
          - gridcell "0 %"
          - gridcell "–"
          - gridcell "5.00 m²"
          - gridcell "no price yet"
          - gridcell "–"
          - gridcell "Proposed"
  `)
  expect(await seriousViolations(document.body)).toEqual([])
})
