import { expect, it } from 'vitest'
import { aPicture } from '../../testing/pictures.ts'
import { show } from '../../testing/show.tsx'
import { Picture } from './Picture.tsx'

it('a smaller picture that the page has shown stands in for the one that somebody opens, until that is there', async () => {
  const [shown, other] = [aPicture('#b98d5b'), aPicture('#5b7d6a')]
  await show(<Picture address={shown} alt="" sizes="40px" />)
  await expect.poll(() => document.querySelector('img')?.complete).toBe(true)
  await show(
    <>
      <Picture address={shown} alt="" sizes="400px" isFirst />
      <Picture address={other} alt="" sizes="400px" isFirst />
      <Picture address={shown} alt="" sizes="400px" />
    </>,
  )
  const standIns = [...document.querySelectorAll('span:has(> img)')].map((box) =>
    getComputedStyle(box).backgroundImage.includes(encodeURIComponent('#b98d5b')),
  )
  // The first is the one from before.
  expect(standIns.slice(1)).toEqual([true, false, false])
})
