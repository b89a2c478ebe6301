import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSuggestions, type Suggestion } from '../../../contract/catalogue.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { SearchBox } from './SearchBox.tsx'

function showBox() {
  // Not on the list's page, where the list would follow the typing.
  return show(
    <>
      <SearchBox otherWays={null} onPicture={() => undefined} />
      <Toasts closeLabel="Dismiss the message" />
    </>,
    { address: '/favorites' },
  )
}

const box = page.getByRole('combobox', { name: 'Search' })
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')].map(({ innerText }) => innerText)
const activeText = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.innerText

// That suggestions come, and where they lead, is tested in e2e/finding/suggestions.test.ts.
describe('suggestions that come late', () => {
  it('never overtake those for the words that stand there', async () => {
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
    const asked: string[] = []
    const answered: string[] = []
    answer(getSuggestions, async ({ keyword = '' }) => {
      asked.push(keyword)
      if (keyword === 'sto') await hold
      answered.push(keyword)
      return [aBrand(`Brand of ${keyword}`)]
    })
    await showBox()
    await box.click()
    await userEvent.keyboard('sto')
    await expect.poll(() => asked).toContain('sto')
    await userEvent.keyboard('n')
    await expect.poll(options).toContain('Brand of ston')
    letGo()
    await expect.poll(() => answered).toContain('sto')
    await userEvent.keyboard('{ArrowDown}')
    expect(activeText()).toBe('Brand of ston')
    expect(options()).not.toContain('Brand of sto')
  })

  it('or not at all keep no one from searching, and are no fault to tell', async () => {
    breakDown(getSuggestions, 500)
    const { address } = await showBox()
    await box.click()
    await userEvent.keyboard('stone')
    await expect.poll(options).toEqual(['Search for “stone”'])
    await userEvent.keyboard('{ArrowDown}')
    expect(activeText()).toBe('Search for “stone”')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(0)
    expect(address()).toBe('/?keyword=stone')
  })
})

function aBrand(enName: string): Suggestion {
  const names = { name: enName, enName, nameRanges: [], enNameRanges: [] }
  return { type: 'brand', id: '1', skuId: null, ...names, coverImage: null, coverColor: null }
}
