import { memo, type ReactNode } from 'react'
import { UNSAFE_LocationContext as LocationContext, useLocation, useNavigate, NavigationType } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { HeldPlace } from './held-place.tsx'
import { useProductAddress, useProductOpening } from './product-address.ts'

const HOME = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'own' },
  navigationType: NavigationType.Pop,
}

/** Like a kept page: it keeps its location, whatever the window's address is. */
const PageAtHome = memo(({ children }: { children: ReactNode }) => (
  <LocationContext value={HOME}>
    <HeldPlace isHeld={false}>{children}</HeldPlace>
  </LocationContext>
))

function OpenProduct() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return <button onClick={() => void navigate('/?skuId=7')}>{search || 'open'}</button>
}

it('a component that reads its place within a page does not render when a product opens over that page', async () => {
  const drawn = vi.fn()
  const Card = memo(() => {
    drawn()
    useProductOpening()
    return <a href={useProductAddress()('7')}>card</a>
  })
  const content = <Card />
  await show(
    <>
      <OpenProduct />
      <PageAtHome>{content}</PageAtHome>
    </>,
  )
  await page.getByRole('button', { name: 'open' }).click()
  await expect.element(page.getByRole('button', { name: '?skuId=7' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'card' })).toHaveAttribute('href', '/?skuId=7')
  expect(drawn).toHaveBeenCalledOnce()
})
