import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { madeKey } from '../../testing/digit-maker.ts'
import { NotMade } from './maker.ts'
import { createMaking } from './making.ts'

function openMaking(make: () => Promise<Buffer>) {
  const maker = { make, makeAtLeast: async () => undefined, close: async () => undefined }
  return createMaking({ maker, findMade: async () => undefined, keepMade: async () => undefined })
}

it('holds no file once it is made', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const making = openMaking(async () => Buffer.alloc(1000))
  const made = new WeakRef(await making.make(madeKey('3366cc'), { urgency: 'idle' }))
  await expect
    .poll(() => {
      collect()
      return made.deref() === undefined
    })
    .toBe(true)
  await making.close()
})

it('makes nothing any more after its end, and refuses whoever waits', async () => {
  const making = openMaking(async () => new Promise(() => undefined))
  const waited = making.make(madeKey('3366cc')).catch((error: unknown) => error)
  await making.close()
  expect(await waited).toBeInstanceOf(NotMade)
  await expect(making.make(madeKey('aabbcc'))).rejects.toThrow(NotMade)
})
