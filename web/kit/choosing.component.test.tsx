import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { TextField } from './fields/TextField.tsx'
import { Pager } from './lists/Pager.tsx'
import { LongText } from './LongText.tsx'
import { Pills } from './Pills.tsx'
import { Segments } from './Segments.tsx'
import { Tabs } from './Tabs.tsx'

it('pills are links, and the one in the address is told', async () => {
  const { address } = await show(
    <Pills
      label="Period"
      options={[
        { label: '7 days', to: { search: '?days=7' }, isCurrent: false },
        { label: '30 days', to: { search: '?days=30' }, isCurrent: true },
      ]}
    />,
    { address: '/operator/analysis?days=30' },
  )
  await expect.element(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: '7 days' }).click()
  expect(address()).toBe('/operator/analysis?days=7')
})

it('pills that are pages stand on one line of a phone, with the current one in view and fading edges', async () => {
  const options = Array.from({ length: 12 }, (_, at) => ({ label: `List ${at}`, to: `/${at}`, isCurrent: at === 6 }))
  await show(<Pills arePages label="Lists" options={options} />, { viewport: { width: 390, height: 844 } })
  const strip = page.getByRole('list', { name: 'Lists' })
  await expect.element(strip).toHaveAttribute('data-more-before')
  await expect.element(strip).toHaveAttribute('data-more-after')
  await expect.element(page.getByRole('link', { name: 'List 6' })).toBeInViewport({ ratio: 1 })
})

it('segments are pressed by keys, and say which one holds', async () => {
  function Views() {
    const [view, setView] = useState('chart')
    const options = [
      { value: 'chart', label: 'Chart' },
      { value: 'table', label: 'Table' },
    ]
    return <Segments label="Show as" options={options} value={view} onChange={setView} />
  }
  await show(<Views />)
  await expect.element(page.getByRole('group', { name: 'Show as' })).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button', { name: 'Chart' })).toHaveAttribute('aria-pressed', 'false')
})

it('tabs are walked by arrow keys, and one with a form that is begun keeps it', async () => {
  function Name() {
    const [name, setName] = useState('')
    return <TextField label="Name" value={name} onChange={setName} />
  }
  await show(
    <Tabs
      label="Sharing"
      tabs={[
        { value: 'links', label: 'Links', count: 2, body: <Name />, isKept: true },
        { value: 'people', label: 'People', body: <p>Three people.</p> },
      ]}
    />,
  )
  await page.getByLabelText('Name').fill('Client')
  const [links, people] = [page.getByRole('tab', { name: 'Links · 2' }), page.getByRole('tab', { name: 'People' })]
  await links.click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(people).toHaveFocus()
  await expect.element(people).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('Three people.')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByLabelText('Name')).toHaveValue('Client')
})

it('a pager tells its range, and at its ends why there is no further page', async () => {
  const turn = vi.fn<(pageNo: number) => void>()
  await show(<Pager what="Members" pageNo={3} pageSize={20} total={45} onTurn={turn} />)
  await expect.element(page.getByRole('navigation', { name: 'Pages: Members' })).toHaveTextContent('41–45 of 45')
  const next = page.getByRole('button', { name: 'Next page' })
  await expect.element(next).toHaveAccessibleDescription('This is the last page.')
  await next.click({ force: true })
  expect(turn).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Previous page' }).click()
  expect(turn).toHaveBeenCalledWith(2)
})

it('a long text is cut, and shown whole on request', async () => {
  await show(
    <div style={{ width: 200 }}>
      <LongText moreLabel="Show all" lessLabel="Show less">
        {'Quarter-sawn oak, dried in the open. '.repeat(20)}
      </LongText>
    </div>,
  )
  const more = page.getByRole('button', { name: 'Show all' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect.element(page.getByRole('button', { name: 'Show less' })).toHaveFocus()
})
