import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { summed } from './verified.ts'

it('what breaks a file off is told to its reader, however late they begin', async () => {
  const source = new Readable({
    read() {
      this.destroy(new Error('the disk is gone'))
    },
  })
  const { stream } = summed(source)
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  await expect(buffer(stream)).rejects.toThrow('the disk is gone')
})

it('the sum of a stream is that of its bytes', async () => {
  const { stream, sum } = summed(Readable.from([Buffer.from('a'), Buffer.from('bc')]))
  expect((await buffer(stream)).toString()).toBe('abc')
  expect(sum()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
