import { createRef } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { WorkHead } from './WorkHead.tsx'
import type { WorkPlace } from './work-address.ts'

const PLACES = ['projects', 'boards', 'budgets', 'sharedBoards', 'sharedBudgets'] as const

const TITLES = {
  projects: 'projects',
  boards: 'work',
  sharedBoards: 'work',
  budgets: 'budgetLists',
  sharedBudgets: 'budgetLists',
} as const

function Head({ place }: { place: WorkPlace }) {
  const { t } = useTranslation()
  const title = t(`routes.${TITLES[place]}`)
  return <WorkHead title={title} place={place} createLabel="New" createButton={createRef()} onCreate={() => {}} />
}

it.each([
  ['en', 1366],
  ['en', 1920],
  ['en', 390],
  ['zh-CN', 1366],
] as const)('the links to one’s work stay where they are from page to page (%s, %i)', async (tongue, width) => {
  await show(
    PLACES.map((place) => <Head key={place} place={place} />),
    { tongue, viewport: { width, height: 800 } },
  )
  const placesOf = (head: Element) =>
    [...head.querySelectorAll('nav a')].map((link) => Math.round(link.getBoundingClientRect().x * 10) / 10)
  const heads = [...document.querySelectorAll('header')].map(placesOf)
  expect(heads).toHaveLength(5)
  expect(heads[0]).toHaveLength(4)
  for (const head of heads) expect(head).toEqual(heads[0])
})
