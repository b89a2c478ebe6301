import { beforeEach, expect, it } from 'vitest'
import { recordUsage } from '../../contract/usage.ts'
import { setUser } from '../members/session/current-user.ts'
import { answer } from '../testing/server-answers.ts'
import { show } from '../testing/show.tsx'
import { ShownSearch } from './ShownSearch.tsx'
import { ViewedProduct } from './ViewedProduct.tsx'

let told: { event: string }[]
/** A page reports nothing twice: each visit uses other things. */
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

/** What has been reported by the time the page is left. Polled: no event says when something has been visible long enough. */
function toldOnLeaving(): unknown[] {
  window.dispatchEvent(new Event('pagehide'))
  // Sent one by one, they may arrive in any order.
  return told.toSorted((one, other) => one.event.localeCompare(other.event))
}

it('reports a search once its list is there, and the products opened from it', async () => {
  const [words, skuId] = [`oak ${visit}`, `1${visit}`]
  await show(
    <>
      <ShownSearch words={words} />
      <ViewedProduct productId="1" skuId={skuId} />
    </>,
    { address: `/?keyword=${words}&skuId=${skuId}` },
  )
  await expect.poll(toldOnLeaving).toEqual([
    { event: 'search', keyword: words },
    { event: 'view', skuId, foundBy: words },
  ])
})

it('reports a product alone where no search led to it', async () => {
  const skuId = `2${visit}`
  await show(<ViewedProduct productId="2" skuId={skuId} />, { address: `/brand/4?keyword=oak&skuId=${skuId}` })
  await expect.poll(toldOnLeaving).toEqual([{ event: 'view', skuId }])
})

it('reports nothing of a loading list, nor of products that staff open at work', async () => {
  const words = `elm ${visit}`
  await show(
    <>
      <ShownSearch words={null} />
      <ViewedProduct productId="3" skuId={`3${visit}`} />
    </>,
    { address: '/operator/analysis' },
  )
  await show(<ShownSearch words={words} />)
  // It was shown last: all earlier reports would have been sent before it.
  await expect.poll(toldOnLeaving).toEqual([{ event: 'search', keyword: words }])
})
