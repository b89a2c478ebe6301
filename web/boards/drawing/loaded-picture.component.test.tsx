import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { useLoadedPicture } from './loaded-picture.ts'

const square = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`)}`
const [small, large, other] = [square('red'), square('green'), square('blue')]
const LOST = 'data:image/png,lost'

const wishes = {
  larger: { picture: 'oak', address: large },
  lost: { picture: 'oak', address: LOST },
  another: { picture: 'ash', address: other },
  'another, lost': { picture: 'elm', address: LOST },
}

function Shown() {
  const [wish, setWish] = useState({ picture: 'oak', address: small })
  const { address, onError } = useLoadedPicture(wish)
  return (
    <>
      {address === undefined ? <p>none</p> : <img src={address} alt="shown" onError={onError} />}
      {Object.entries(wishes).map(([name, next]) => (
        <button key={name} type="button" onClick={() => setWish(next)}>
          {name}
        </button>
      ))}
    </>
  )
}

test('a picture stays as it is until it has come in another size; another picture is shown at once', async () => {
  await show(<Shown />)
  const image = page.getByRole('img', { name: 'shown' })
  const ask = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await ask('lost')
  await expect.element(image).toHaveAttribute('src', small)
  await ask('larger')
  await expect.element(image).toHaveAttribute('src', large)
  await ask('another')
  await expect.element(image).toHaveAttribute('src', other)
  await ask('another, lost')
  await expect.element(page.getByText('none')).toBeVisible()
  await ask('larger')
  await expect.element(image).toHaveAttribute('src', large)
})
