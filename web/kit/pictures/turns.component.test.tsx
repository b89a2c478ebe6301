import { expect, it, onTestFinished, vi } from 'vitest'
import { noteLoading } from '../../testing/loading-order.ts'
import { aPicture } from '../../testing/pictures.ts'
import { show } from '../../testing/show.tsx'
import { PictureInTurn } from './PictureInTurn.tsx'

const COLORS = ['#b98d5b', '#5b7d6a', '#3d5a80', '#a6492b', '#d8d2c4']

it('small pictures load two at a time, those in view alone, and a broken one keeps no other waiting', async () => {
  const noted = noteLoading()
  const addresses = ['data:image/png,broken', ...COLORS.map((color) => aPicture(color))]
  await show(
    <>
      {addresses.map((address) => (
        <div key={address} style={{ width: 20 }}>
          <PictureInTurn of="small" address={address} alt="" sizes="20px" />
        </div>
      ))}
      <div style={{ width: 20, marginTop: 4000 }}>
        <PictureInTurn of="small" address={aPicture('#101010')} alt="" sizes="20px" />
      </div>
    </>,
  )
  await expect.poll(() => noted.filter((one) => one.startsWith('there'))).toHaveLength(COLORS.length)
  const begun = noted.map((one) => (one.startsWith('begun') ? 1 : -1))
  const atOnce = begun.map((_, index) => begun.slice(0, index + 1).reduce((sum, one) => sum + one, 0))
  // The broken one is never there.
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(3)
  expect(noted.join()).not.toContain('#101010')
  window.scrollTo(0, 4000)
  await expect.poll(() => noted.at(-1)).toContain('#101010')
})

it('pictures ahead of the window load in their turn, those in view at once', async () => {
  const noted = noteLoading()
  const inView = COLORS.map((color) => aPicture(color))
  const ahead = ['#101010', '#202020', '#303030', '#404040'].map((color) => aPicture(color))
  await show(
    <>
      {ahead.map((address) => (
        <div key={address} style={{ position: 'absolute', top: 4000, width: 20 }}>
          <PictureInTurn of="ahead" address={address} alt="" sizes="20px" />
        </div>
      ))}
      {inView.map((address) => (
        <div key={address} style={{ width: 20 }}>
          <PictureInTurn of="ahead" address={address} alt="" sizes="20px" />
        </div>
      ))}
    </>,
  )
  await expect.poll(() => noted.filter((one) => one.startsWith('there'))).toHaveLength(9)
  const first = noted.slice(0, 7).filter((one) => one.startsWith('begun'))
  expect(first).toHaveLength(7)
  expect(first.filter((one) => inView.some((address) => one.endsWith(decodeURIComponent(address))))).toHaveLength(5)
})

it('a picture that comes into view twice before it begins takes one turn', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  // Tells of everything twice, as where the page scrolls on at once.
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super((entries, observer) => {
          callback(entries, observer)
          callback(entries, observer)
        })
      }
    },
  )
  const noted = noteLoading()
  const addresses = COLORS.map((color) => aPicture(color))
  await show(
    <>
      {addresses.map((address) => (
        <div key={address} style={{ width: 20 }}>
          <PictureInTurn of="small" address={address} alt="" sizes="20px" />
        </div>
      ))}
    </>,
  )
  await expect.poll(() => noted.filter((one) => one.startsWith('there'))).toHaveLength(COLORS.length)
  // The other one of the two places was free.
  expect(noted.slice(0, 2).map((one) => one.split(' ')[0])).toEqual(['begun', 'begun'])
})

it('a box says while its picture is held, for whoever waits until all are there', async () => {
  await show(
    <div style={{ width: 20 }}>
      <PictureInTurn of="small" address={aPicture('#b98d5b')} alt="" sizes="20px" isHeld />
      <PictureInTurn of="small" address={aPicture('#5b7d6a')} alt="" sizes="20px" />
      <PictureInTurn of="small" address={null} alt="" sizes="20px" isHeld />
    </div>,
  )
  await expect.poll(() => document.images.length).toBe(1)
  expect(document.querySelectorAll('[data-held]')).toHaveLength(1)
})
