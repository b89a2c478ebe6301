import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { makeFile } from './make.ts'
import { aFileBudget, aLine, anAllocation, workedExample } from '../../testing/budgets/random-budget.ts'

it('makes the file in a thread of its own, all lines and pictures with it', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => {
    const id = `l${place}`
    const allocations = Array.from({ length: 40 }, (_one, at) => anAllocation(id, null, { id: `${id} ${at}` }))
    return { ...aLine(id, { sort: place }), allocations }
  })
  const budget = aFileBudget({ format: 'csv', groupBy: 'section', lines })
  const csv = Buffer.from(await makeFile(budget, new AbortController().signal)).toString()
  expect(csv.match(/Line l\d+/g)).toHaveLength(60)
  const pdf = await makeFile(workedExample({ format: 'pdf' }), new AbortController().signal)
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1)
})

it('is not made to its end where nobody waits for it any more', async () => {
  const gone = new AbortController()
  const made = makeFile(workedExample({ format: 'pdf' }), gone.signal)
  gone.abort()
  await expect(made).rejects.toThrow('aborted')
  await expect(makeFile(workedExample(), gone.signal)).rejects.toThrow('aborted')
  const goes = new AbortController()
  const lines = Array.from({ length: 3000 }, (_, place) => ({ ...aLine(`l${place}`), allocations: [] }))
  const sent = makeFile(aFileBudget({ format: 'csv', groupBy: 'section', lines }), goes.signal)
  goes.abort()
  await expect(sent).rejects.toThrow('aborted')
})
