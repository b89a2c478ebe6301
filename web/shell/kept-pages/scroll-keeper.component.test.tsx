import { Link, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { scrollKeyOf } from './kept-pages.ts'
import { ScrollKeeper } from './ScrollKeeper.tsx'

function TallPage({ stays }: { stays: boolean }) {
  return (
    <>
      <ScrollKeeper place={scrollKeyOf(useLocation())} isAsLeft={false} />
      <div data-scroll-stays={stays || undefined} style={{ height: 4000, paddingTop: 1500 }}>
        <Link to="?by=brand">Brands</Link>
      </div>
    </>
  )
}

it.each([
  ['stays where it is asked for something else, where it says so', true, 1200],
  ['begins anew else', false, 0],
])('a page %s', async (_title, stays, top) => {
  const { address } = await show(<TallPage stays={stays} />)
  // A font that comes later would move what is in sight.
  await document.fonts.ready
  window.scrollTo(0, 1200)
  await page.getByRole('link', { name: 'Brands' }).click()
  await expect.poll(address).toBe('/?by=brand')
  await expect.poll(() => window.scrollY).toBe(top)
})
