import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getImportPage, getImportRejections, type ImportRun } from '../../contract/imports.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answer, breakDown } from '../testing/server-answers.ts'
import { show } from '../testing/show.tsx'
import { ImportsView } from './ImportsView.tsx'

const NOON = Date.UTC(2026, 4, 1, 12)

function aRun(facts: Partial<ImportRun> & { id: string }): ImportRun {
  return {
    importId: null,
    name: `import-${facts.id}.jsonl`,
    startTime: NOON,
    finishTime: NOON + 60_000,
    isUnderWay: false,
    done: 900,
    total: 900,
    added: 899,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    incomplete: 0,
    ...facts,
  }
}

/** Newest first, as the server lists them. */
function answerRuns(runs: readonly ImportRun[]): void {
  answer(getImportPage, ({ pageNo = 1, pageSize = 20 }) => ({
    list: runs.slice((Number(pageNo) - 1) * Number(pageSize), Number(pageNo) * Number(pageSize)),
    total: runs.length,
  }))
}

const MANY = Array.from({ length: 25 }, (_, index) => aRun({ id: `${25 - index}` }))
const named = (name: string) => page.getByText(name, { exact: true })

describe('the list of imports', () => {
  beforeEach(() => answerRuns(MANY))

  it('says that it could not be loaded, and can be asked for again', async () => {
    breakDown(getImportPage, 500)
    await show(<ImportsView />)
    await expect.element(page.getByText('The imports could not be loaded.')).toBeVisible()
    answerRuns(MANY)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(named('import-25.jsonl')).toBeVisible()
  })

  it('is turned over, and leads back from a page that it does not have', async () => {
    const { address } = await show(<ImportsView />, { address: '/operator?page=99' })
    await page.getByRole('button', { name: 'To the newest imports' }).click()
    await expect.element(named('import-25.jsonl')).toBeVisible()
    expect(named('import-5.jsonl').elements()).toEqual([])
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(named('import-5.jsonl')).toBeVisible()
    expect(address()).toBe('/operator?page=2')
  })

  it.each([
    ['en', 'Nothing has been imported yet.'],
    ['zh-CN', '还没有导入任何内容。'],
  ] as const)('says where there is none (%s)', async (tongue, text) => {
    answerRuns([])
    await show(<ImportsView />, { tongue })
    await expect.element(page.getByText(text)).toBeVisible()
  })
})

describe('an import', () => {
  it.each([
    ['en', '300 of 900 lines', '600 of 900 lines', 'Reason', { width: 1366, height: 768 }, 'light'],
    ['zh-CN', '300 / 900 行', '600 / 900 行', '原因', { width: 390, height: 844 }, 'dark'],
  ] as const)(
    'is followed while it goes on, and names its rejected lines (%s)',
    async (tongue, at300, at600, reason, viewport, theme) => {
      const underWay = { id: '2', finishTime: null, isUnderWay: true }
      const past = aRun({ id: '1', rejected: 1 })
      answerRuns([aRun({ ...underWay, done: 300 }), past])
      answer(getImportRejections, { list: [{ line: 2, field: 'key', reason: 'expected a text' }], total: 1 })
      const { address } = await show(<ImportsView />, { tongue, viewport, theme })
      await expect.element(page.getByText(at300)).toBeVisible()
      await page.getByRole('button', { name: 'import-1.jsonl' }).click()
      await expect
        .element(page.getByRole('table').filter({ hasText: reason }).getByText('expected a text'))
        .toBeVisible()
      expect(address()).toBe('/?run=1')
      expect(await seriousViolations(document.body)).toEqual([])
      answerRuns([aRun({ ...underWay, done: 600 }), past])
      await expect.element(page.getByText(at600)).toBeVisible()
      answerRuns([aRun({ id: '2' }), past])
      await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    },
  )
})
