import { beforeEach, expect, it } from 'vitest'
import { recordUsage, type Use } from '../../contract/usage.ts'
import { setUser } from '../members/session/current-user.ts'
import { answer } from '../testing/server-answers.ts'
import { show } from '../testing/show.tsx'
import { ShownSearch } from './ShownSearch.tsx'
import { ViewedProduct } from './ViewedProduct.tsx'

let told: unknown[]
/** What a page has told already it does not tell again: each visit is to other things. */
let visit = 0

beforeEach(() => {
  told = []
  visit += 1
  setUser(null)
  answer(recordUsage, ({ events }) => {
    told.push(...events)
    return true as const
  })
})

/** Leaves the page again and again, whereupon what has gathered is sent: nobody says when something has been in sight for long enough. */
async function expectTold(uses: Use[]) {
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('pagehide'))
      return told
    })
    .toEqual(uses)
}

it('tells of a search once its list is there, and of what was opened from it', async () => {
  const [words, skuId] = [`oak ${visit}`, `1${visit}`]
  await show(
    <>
      <ShownSearch words={words} />
      <ViewedProduct productId="1" skuId={skuId} />
    </>,
    { address: `/?keyword=${words}&skuId=${skuId}` },
  )
  await expectTold([
    { event: 'search', keyword: words },
    { event: 'view', skuId, foundBy: words },
  ])
})

it('tells of a product alone where no words of the catalogue led to it', async () => {
  const skuId = `2${visit}`
  await show(<ViewedProduct productId="2" skuId={skuId} />, { address: `/brand/4?keyword=oak&skuId=${skuId}` })
  await expectTold([{ event: 'view', skuId }])
})

it('tells nothing of a list that is still to come, nor of what the staff open at work', async () => {
  const words = `elm ${visit}`
  await show(
    <>
      <ShownSearch words={null} />
      <ViewedProduct productId="3" skuId={`3${visit}`} />
    </>,
    { address: '/operator/analysis' },
  )
  await show(<ShownSearch words={words} />)
  // It was shown last: what was to be told before it would have been.
  await expectTold([{ event: 'search', keyword: words }])
})
